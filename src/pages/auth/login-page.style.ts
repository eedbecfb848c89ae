import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const links = css`
  display: flex;
  flex-wrap: wrap;
  font-size: ${size.sm};
  justify-content: center;
  list-style: none;
  margin-top: ${space[5]};

  li + li {
    border-left: 1px solid ${color.line};
  }

  a {
    display: inline-block;
    padding: ${space[1]} ${space[4]};
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;
