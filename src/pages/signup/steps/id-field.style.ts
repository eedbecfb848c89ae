import { css } from '@linaria/core';
import { color, size } from '#src/styles/tokens.ts';

export const status = css`
  font-size: ${size.xs};
`;

export const free = css`
  color: ${color.success};
`;

export const failure = css`
  color: ${color.danger};
`;
