import { css } from '@linaria/core';
import { size, weight } from '#src/styles/tokens.ts';

export const heading = css`
  font-size: ${size.sm};
`;

export const title = css`
  font-weight: ${weight.strong};
`;

export const content = css`
  white-space: pre-wrap;
`;
