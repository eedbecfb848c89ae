import { css } from '@linaria/core';
import { color, duration, radius, size, space, systemColor, weight } from '#src/styles/tokens.ts';

export const group = css`
  display: grid;
  gap: ${space[2]};
`;

export const label = css`
  font-size: ${size.sm};
  font-weight: ${weight.strong};
`;

export const row = css`
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
`;

export const segment = css`
  align-items: center;
  border-radius: ${radius.sm};
  cursor: pointer;
  display: flex;
  flex: 1 0 auto;
  font-size: ${size.sm};
  justify-content: center;
  min-height: 2.5rem;
  padding: ${space[1]} 6px;
  transition: background-color ${duration.quick};

  &[data-hovered] {
    background: ${color.tint};
  }

  &[data-selected] {
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: ${weight.strong};
  }

  &[data-focus-visible] {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  &[data-disabled] {
    color: ${color.onDisabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      background: ${systemColor.chosen};
      color: ${systemColor.onChosen};
      forced-color-adjust: none;
    }
  }
`;
