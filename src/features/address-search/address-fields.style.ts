import { css } from '@linaria/core';
import { layout } from '#src/styles/tokens.ts';

export const group = css`
  display: grid;
  gap: ${layout.fields};
`;
