import { css } from '@linaria/core';
import { low } from '#src/styles/breakpoints.ts';

export const text = css`
  line-height: 1.7;
  resize: vertical;

  /* In a low window the label and the end of the text area are visible together. */
  ${low} {
    max-height: max(40vh, 6rem);
  }
`;
