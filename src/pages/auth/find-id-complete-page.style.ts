import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const result = css`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  display: grid;
  font-size: ${size.lg};
  gap: ${space[6]};
  padding: ${space[7]} ${space[5]} ${space[5]};
  text-align: center;
`;

export const id = css`color: ${color.brand};`;
