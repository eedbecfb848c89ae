import { css } from '@linaria/core';
import { low } from '#src/styles/breakpoints.ts';

export const text = css`
  line-height: 1.7;
  resize: vertical;

  /* Its label and its end fit into a low window together. */
  ${low} {
    max-height: max(40vh, 6rem);
  }
`;
