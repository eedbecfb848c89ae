import { css } from '@linaria/core';
import { size, space, weight } from '#src/styles/tokens.ts';

export const question = css`
  font-size: ${size.lg};
  font-weight: ${weight.strong};
`;

export const warning = css`margin-block: ${space[4]} ${space[5]};`;
