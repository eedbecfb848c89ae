import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const field = css`
  display: grid;
  gap: ${space[2]};
`;

export const status = css`
  font-size: ${size.xs};

  &:empty {
    display: none;
  }
`;

export const free = css`
  color: ${color.success};
`;

export const failure = css`
  color: ${color.danger};
`;
