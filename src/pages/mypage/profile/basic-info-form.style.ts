import { css } from '@linaria/core';
import { color, size } from '#src/styles/tokens.ts';

export const hint = css`
  color: ${color.muted};
  font-size: ${size.xs};
`;
