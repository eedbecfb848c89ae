import { css } from '@linaria/core';
import { color, size } from '#src/styles/tokens.ts';

/** A line of its own below the buttons. */
export const reason = css`
  color: ${color.danger};
  font-size: ${size.sm};
  white-space: pre-line;

  && {
    flex: 1 0 100%;
  }
`;
