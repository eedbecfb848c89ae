import { css } from '@linaria/core';
import { space } from '../../styles/tokens';

export const list = css`
  display: grid;
  gap: ${space[3]};
  list-style: none;
`;
