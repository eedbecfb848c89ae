import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const section = css`
  border-top: 1px solid ${color.line};
  padding: ${space[5]} ${space[1]};
`;

export const heading = css`
  font-size: ${size.md};
  margin-bottom: ${space[3]};
`;

export const list = css`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  list-style: none;
`;
