import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const hint = css`
  color: ${color.warning};
  font-size: ${size.sm};
  margin-top: ${space[2]};
`;
