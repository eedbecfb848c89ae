import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const noFeeNote = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-bottom: ${space[4]};
  /* Its line is there before it is known whether a fee is owed: the list below does not move. */
  min-height: 1.65em;
`;
