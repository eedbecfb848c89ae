import { css } from '@linaria/core';
import { size, space } from '#src/styles/tokens.ts';

export const dialog = css`
  display: grid;
  gap: ${space[5]};
  outline: none;
  padding: ${space[4]} ${space[5]} ${space[5]};
`;

export const top = css`
  align-items: center;
  display: flex;
  gap: ${space[3]};
  justify-content: space-between;
  margin-right: -${space[2]};
`;

export const title = css`
  font-size: ${size.lg};
`;
