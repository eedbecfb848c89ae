import { css } from '@linaria/core';
import { size, space } from '#src/styles/tokens.ts';

export const row = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: space-between;
  margin-bottom: ${space[5]};
`;

export const heading = css`
  font-size: ${size.xl};
`;
