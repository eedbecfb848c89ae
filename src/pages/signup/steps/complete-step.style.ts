import { css } from '@linaria/core';
import { color, size, space, weight } from '#src/styles/tokens.ts';

export const panel = css`
  align-items: center;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[6]} 0;
  text-align: center;

  a {
    margin-top: ${space[4]};
    min-height: 3rem;
    min-width: min(14rem, 100%);
  }
`;

export const mark = css`
  color: ${color.success};
`;

export const message = css`
  font-size: ${size.xl};
  font-weight: ${weight.heading};
`;
