import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const box = css`
  background: ${color.dangerTint};
  border: 1px solid ${color.danger};
  border-left-width: 4px;
  border-radius: ${radius.md};
  padding: ${space[4]} ${space[5]};

  &:focus {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const heading = css`
  color: ${color.danger};
  font-size: ${size.md};
`;

export const list = css`
  margin-top: ${space[2]};
  padding-left: 1.25em;

  a {
    color: ${color.danger};
    display: inline-block;
    font-size: ${size.sm};
    padding-block: ${space[1]};
    text-underline-offset: 0.2em;
  }
`;
