import { css } from '@linaria/core';
import { color, size, weight } from '#src/styles/tokens.ts';

export const status = css`
  color: ${color.danger};
  font-size: ${size.sm};
  font-weight: ${weight.strong};
  white-space: nowrap;

  &[data-paid='true'] {
    color: ${color.success};
  }
`;
