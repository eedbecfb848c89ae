import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

/** A link to a file: an icon, the name, and a line of details below the name. */
export const frame = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  column-gap: ${space[3]};
  display: grid;
  grid-template-columns: auto 1fr;
  height: 100%;
  padding: ${space[3]} ${space[4]};
  text-decoration: none;

  & > svg {
    color: ${color.brand};
    grid-row: span 2;
  }

  &:hover {
    background: ${color.tint};
    border-color: ${color.brand};
  }
`;

export const name = css`font-weight: ${weight.strong};`;

export const details = css`
  color: ${color.muted};
  font-size: ${size.xs};
  grid-column: 2;
`;
