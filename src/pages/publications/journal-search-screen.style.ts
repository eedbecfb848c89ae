import { css } from '@linaria/core';
import { color, layout, size, space, weight } from '#src/styles/tokens.ts';

export const panel = css`
  border-block: 1px solid ${color.line};
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding-block: ${space[7]};
`;

export const lead = css`
  font-size: ${size.xl};
  font-weight: ${weight.heading};
  line-height: 1.4;
  text-wrap: balance;
`;

export const detail = css`
  color: ${color.muted};
  max-width: ${layout.text};
`;
