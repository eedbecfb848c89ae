import { css } from '@linaria/core';
import { color, radius, size, space, systemColor, weight } from '#src/styles/tokens.ts';

export const nav = css`margin-top: ${space[7]};`;

export const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  justify-content: center;
  list-style: none;
`;

export const number = css`
  border: 1px solid transparent;
  border-radius: ${radius.full};
  color: ${color.muted};
  display: grid;
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
  height: 2.5rem;
  place-items: center;
  min-width: 2.5rem;
  padding-inline: ${space[2]};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
    color: ${color.brandStrong};
  }

  &[aria-current] {
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: ${weight.strong};

    @media (forced-colors: active) {
      background: ${systemColor.chosen};
      color: ${systemColor.onChosen};
      forced-color-adjust: none;
    }
  }

  @media (max-width: 480px) {
    height: 2.25rem;
    min-width: 2.25rem;
    padding-inline: ${space[1]};
  }
`;

export const step = css`
  border-radius: ${radius.full};
  display: grid;
  height: 2.5rem;
  place-items: center;
  width: 2.25rem;

  &[href]:hover {
    background: ${color.tint};
  }

  @media (max-width: 480px) {
    height: 2.25rem;
    width: 1.75rem;
  }
`;

export const disabled = css`
  color: ${color.control};
  opacity: 0.55;

  @media (forced-colors: active) {
    color: GrayText;
    opacity: 1;
  }
`;
