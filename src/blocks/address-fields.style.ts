import { css } from '@linaria/core';
import { space } from '../styles/tokens';

export const group = css`
  display: grid;
  gap: ${space[4]};
`;
