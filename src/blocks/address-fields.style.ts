import { css } from '@linaria/core';
import { layout } from '../styles/tokens';

export const group = css`
  display: grid;
  gap: ${layout.fields};
`;
