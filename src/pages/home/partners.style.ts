import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const heading = css`
  font-size: ${size.xl};
  line-height: 2.75rem;
  position: absolute;
`;

export const mark = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  display: flex;
  height: 100%;
  justify-content: center;
  min-height: 5.5rem;
  padding: ${space[4]} ${space[3]};
`;
