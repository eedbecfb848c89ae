import { css } from '@linaria/core';
import { space } from '#src/styles/tokens.ts';

export const list = css`
  display: grid;
  gap: ${space[3]};
  list-style: none;
`;
