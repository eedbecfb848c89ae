import { css } from '@linaria/core';
import { color, duration, radius, size, space, systemColor, weight } from '#src/styles/tokens.ts';

export const label = css`
  font-size: ${size.sm};
  font-weight: ${weight.strong};
`;

const focusRing = `
  &[data-focus-visible] {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const bar = css`
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
`;

const segment = css`
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

  ${focusRing}

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

const grid = css`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
`;

const tile = css`
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
    /* The strength of the line shows the selection, too. */
    box-shadow: inset 0 0 0 1px ${color.brand};
    color: ${color.onSelected};
    font-weight: ${weight.strong};
  }

  ${focusRing}

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

export const variants = { segments: { row: bar, option: segment }, tiles: { row: grid, option: tile } };
