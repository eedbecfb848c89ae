import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const row = css`
  display: flex;
  gap: ${space[2]};
`;

export const field = css`
  flex: 1;
  min-width: 0;
`;

export const status = css`
  color: ${color.text};
  font-size: ${size.xs};
  margin-top: ${space[2]};
  white-space: pre-line;
`;
