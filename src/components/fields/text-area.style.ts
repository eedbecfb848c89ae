import { css } from '@linaria/core';
import { shortWindow } from '#src/styles/breakpoints.ts';

export const text = css`
  line-height: 1.7;
  resize: vertical;

  /* In a low window the label and the end of the text area are visible together. */
  ${shortWindow} {
    max-height: max(40vh, 6rem);
  }
`;
