import { css } from '@linaria/core';
import { color, radius, space } from '#src/styles/tokens.ts';

export const entries = css`
  list-style: none;
`;

export const entry = css`
  border-radius: ${radius.sm};
  display: block;
  min-height: 2.75rem;
  padding: ${space[3]} ${space[2]};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
    color: ${color.brandStrong};
  }
`;
