import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';

/** Stays where larger text takes the menu away, as it is where the way back is looked for. */
export const inHeader = css`
  ${below.header} {
    display: none;
  }
`;
