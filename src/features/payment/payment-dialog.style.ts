import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const content = css`
  display: grid;
  font-size: ${size.sm};
  gap: ${space[5]};
  outline: none;
`;

export const note = css`
  color: ${color.muted};
`;

export const failure = css`
  background: ${color.dangerTint};
  border-left: 3px solid ${color.danger};
  color: ${color.danger};
  padding: ${space[3]} ${space[4]};
  white-space: pre-line;
`;
