import { css } from '@linaria/core';
import { layout, space } from '#src/styles/tokens.ts';

export const medium = css`row-gap: ${space[5]};`;

export const notes = css`
  display: grid;
  gap: ${space[2]};
  max-width: ${layout.text};
  padding-left: 1.25em;
`;
