import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, size } from '#src/styles/tokens.ts';

export const picture = css`
  color: ${color.text};
  display: block;
  height: 3rem;
  max-width: 100%;
  width: 10rem;

  ${below.forum} {
    height: 2.5rem;
    width: 8.25rem;
  }
`;

export const name = css`
  font-size: ${size.sm};
  font-weight: 600;
  text-align: center;
`;
