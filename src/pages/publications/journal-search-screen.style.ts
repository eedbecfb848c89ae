import { css } from '@linaria/core';
import { color, layout, size, space } from '#src/styles/tokens.ts';

export const panel = css`
  border-block: 1px solid ${color.line};
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding-block: ${space[7]};
`;

export const lead = css`
  font-size: ${size.lg};
`;

export const detail = css`
  color: ${color.muted};
  max-width: ${layout.text};
`;
