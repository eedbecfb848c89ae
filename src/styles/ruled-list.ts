import { css } from '@linaria/core';
import { color } from './tokens.ts';

/** A list with a line above it, whose items have lines below them. */
export const ruledList = css`
  border-top: 1px solid ${color.text};
  list-style: none;
`;
