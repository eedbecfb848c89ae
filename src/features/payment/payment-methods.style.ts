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

export const tiles = css`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
`;

export const tile = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  cursor: pointer;
  display: grid;
  font-size: ${size.sm};
  gap: ${space[2]};
  justify-items: center;
  padding: ${space[4]} ${space[3]};
  transition: background-color ${duration.quick};

  &[data-hovered] {
    background: ${color.tint};
    border-color: ${color.brand};
  }

  &[data-selected] {
    background: ${color.selected};
    border-color: ${color.brand};
    /* Chosen is seen by the line's strength, too. */
    box-shadow: inset 0 0 0 1px ${color.brand};
    color: ${color.onSelected};
    font-weight: ${weight.strong};
  }

  &[data-focus-visible] {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  &[data-disabled] {
    background: ${color.disabled};
    border-color: ${color.line};
    box-shadow: none;
    color: ${color.onDisabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      border: 3px solid ${systemColor.chosen};
    }
  }
`;
