import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const card = css`
  border-bottom: 1px solid ${color.line};
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[4]};
`;

export const top = css`
  align-items: baseline;
  display: flex;
  gap: ${space[3]};
  justify-content: space-between;
`;

export const year = css`
  font-size: ${size.md};
`;
