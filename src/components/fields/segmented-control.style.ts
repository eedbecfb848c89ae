import { css } from '@linaria/core';
import { color, duration, radius, size, space, systemColor, weight } from '#src/styles/tokens.ts';

export const label = css`
  font-size: ${size.sm};
  font-weight: ${weight.strong};
`;

const option = css`
  align-items: center;
  cursor: pointer;
  font-size: ${size.sm};

  @media (hover: hover) {
    transition: background-color ${duration.quick};
  }

  &[data-hovered] {
    background: ${color.tint};
  }

  &[data-selected] {
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
  border-radius: ${radius.sm};
  display: flex;
  flex: 1 0 auto;
  justify-content: center;
  min-height: 2.5rem;
  padding: ${space[1]} 6px;

  &[data-selected] {
    background: ${color.brand};
    color: ${color.onBrand};
  }

  &[data-disabled] {
    color: ${color.onDisabled};
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
  background: ${color.surface};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  display: grid;
  gap: ${space[2]};
  place-items: center;
  padding: ${space[4]} ${space[3]};

  &[data-hovered] {
    border-color: ${color.brand};
  }

  &[data-selected] {
    background: ${color.selected};
    border-color: ${color.brand};
    /* The strength of the line shows the selection, too. */
    box-shadow: inset 0 0 0 1px ${color.brand};
    color: ${color.onSelected};
  }

  &[data-disabled] {
    background: ${color.disabled};
    border-color: ${color.line};
    box-shadow: none;
    color: ${color.onDisabled};
  }

  @media (forced-colors: active) {
    &[data-selected] {
      border: 3px solid ${systemColor.chosen};
    }
  }
`;

export const variants = {
  segments: { row: bar, option: `${option} ${segment}` },
  tiles: { row: grid, option: `${option} ${tile}` },
};
