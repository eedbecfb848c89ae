import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const noFeeNote = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-bottom: ${space[4]};
  /* The reserved line keeps the list below from moving when the fees are loaded. */
  min-height: 1.65em;
`;
