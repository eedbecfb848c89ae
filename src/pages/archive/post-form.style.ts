import { css } from '@linaria/core';
import { color, layout, size, space, weight } from '#src/styles/tokens.ts';

export const column = css`
  margin-inline: auto;
  max-width: ${layout.text};
`;

export const hint = css`
  color: ${color.warning};
  font-size: ${size.sm};
  margin-top: ${space[2]};
`;

export const heading = css`font-size: ${size.sm};`;

export const title = css`font-weight: ${weight.strong};`;

export const content = css`white-space: pre-wrap;`;
