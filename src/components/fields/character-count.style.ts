import { css } from '@linaria/core';
import { color, size } from '#src/styles/tokens.ts';

export const characterCount = css`
  color: ${color.muted};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums;

  &[data-over-limit] {
    color: ${color.danger};
    font-weight: 600;
  }
`;
