import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const head = css`
  align-items: center;
  display: flex;
  gap: ${space[3]};
  justify-content: space-between;
  margin-bottom: ${space[3]};
  min-height: 1.65em;
`;

export const count = css`
  color: ${color.muted};
  display: block;
  font-size: ${size.sm};
`;

export const results = css`
  transition: opacity 120ms;

  &[data-stale='true'] {
    opacity: 0.6;
  }
`;
