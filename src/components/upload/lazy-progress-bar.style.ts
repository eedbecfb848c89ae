import { css } from '@linaria/core';

/** Keeps the space of the progress bar while its code loads. */
export const space = css`
  display: flex;
  flex: 1 1 6rem;
  height: 0.625rem;
`;
