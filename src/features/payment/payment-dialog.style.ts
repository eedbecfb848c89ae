import { css } from '@linaria/core';
import { size, space } from '#src/styles/tokens.ts';

export const content = css`
  display: grid;
  font-size: ${size.sm};
  gap: ${space[5]};
  outline: none;
`;
