import { css } from '@linaria/core';
import { color, layout, radius, size, space } from '#src/styles/tokens.ts';

export const entry = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  display: grid;
  gap: ${layout.fields};
  margin: 0;
  min-width: 0;
  /* Large text leaves room for the fields on a small phone. */
  padding: ${space[5]} min(${space[5]}, 7.5vw);
  position: relative;
`;

/** Moves the legend from the border line into the box. */
export const title = css`
  float: left;
  font-size: ${size.md};
  font-weight: 600;
  padding: 0;
  width: 100%;
`;

export const action = css`
  inset: ${space[3]} ${space[3]} auto auto;
  position: absolute;
`;
