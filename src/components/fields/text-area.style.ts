import { css } from '@linaria/core';
import { shortWindow } from '#src/styles/breakpoints.ts';

export const text = css`
  line-height: 1.7;
  resize: vertical;

  /* Its label and its end fit into a low window together. */
  ${shortWindow} {
    max-height: max(40vh, 6rem);
  }
`;
