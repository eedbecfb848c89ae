import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const section = css`
  min-width: 0;
`;

export const more = css`
  align-items: center;
  color: ${color.link};
  display: inline-flex;
  font-size: ${size.sm};
  font-weight: 600;
  gap: ${space[1]};
  min-height: 2.75rem;
  text-underline-offset: 0.3em;

  &:not(:hover) {
    text-decoration: none;
  }
`;
