import { css } from '@linaria/core';
import { color, size } from '#src/styles/tokens.ts';

export const title = css`
  color: ${color.text};
  font-size: ${size.md};
  text-align: left;
`;

export const link = css`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &::after {
    content: '';
    inset: 0;
    position: absolute;
  }

  [data-pinned='true'] & {
    font-weight: 600;
  }
`;
