import { css } from '@linaria/core';
import { layout } from '#src/styles/tokens.ts';

export const column = css`
  margin-inline: auto;
  max-width: ${layout.text};
`;
