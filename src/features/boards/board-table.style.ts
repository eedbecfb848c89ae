import { css } from '@linaria/core';
import { color, size } from '#src/styles/tokens.ts';

/** Cuts off the links of the rows at the edges of the table. */
export const rows = css`
  overflow-x: clip;

  /* WebKit ignores the position of a row, so the link of a row is placed in its cell. */
  td:has(a) {
    position: relative;
  }
`;

export const title = css`
  color: ${color.text};
  font-size: ${size.md};
`;

export const link = css`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  /* The link covers its row: as high as its cell, and wider than any table. */
  &::after {
    content: '';
    inset: 0 -100vw;
    position: absolute;
  }

  [data-pinned='true'] & {
    font-weight: 600;
  }
`;
