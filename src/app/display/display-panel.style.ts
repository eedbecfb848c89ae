import { css } from '@linaria/core';
import { color, size } from '#src/styles/tokens.ts';

export const status = css`
  color: ${color.muted};
  font-size: ${size.sm};

  &:not(:has(p)) {
    position: absolute;
  }
`;
