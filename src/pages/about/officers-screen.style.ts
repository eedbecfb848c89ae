import { css } from '@linaria/core';

/** The space at the end stays, in a line and in the copied text. */
export const unbroken = css`
  display: inline-block;
  white-space: pre-wrap;
`;
