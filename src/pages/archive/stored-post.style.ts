import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const box = css`
  background: ${color.warningTint};
  border: 1px solid ${color.warning};
  border-radius: ${radius.md};
  display: grid;
  font-size: ${size.sm};
  gap: ${space[2]};
  padding: ${space[4]};
`;

export const heading = css`
  font-size: ${size.sm};
`;

export const title = css`
  font-weight: ${weight.strong};
`;

export const content = css`
  white-space: pre-wrap;
`;
