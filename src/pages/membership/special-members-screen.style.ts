import { css } from '@linaria/core';
import { layout } from '#src/styles/tokens.ts';

export const table = css`
  max-width: ${layout.text};
`;
