import { css } from '@linaria/core';
import { size, space } from '../styles/tokens';

export const dialog = css`
  display: grid;
  gap: ${space[5]};
  outline: none;
  padding: ${space[4]} ${space[5]} ${space[5]};
`;

export const head = css`
  align-items: center;
  display: flex;
  justify-content: space-between;
  margin-right: -${space[3]};
`;

export const title = css`
  font-size: ${size.lg};
`;
