import { css } from '@linaria/core';
import { low } from '../styles/breakpoints';

export const text = css`
  line-height: 1.7;
  resize: vertical;

  /* Its label and its end fit into a low window together. */
  ${low} {
    max-height: max(40vh, 6rem);
  }
`;
