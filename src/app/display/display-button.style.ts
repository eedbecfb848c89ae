import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';

/** Stays visible when larger text hides the menu: readers look here to reset the text size. */
export const inHeader = css`
  ${below.header} {
    display: none;
  }
`;
