import { css } from '@linaria/core';
import { menuEntry } from '#src/styles/mixins.ts';
import { space } from '#src/styles/tokens.ts';

export const entries = css`list-style: none;`;

export const entry = css`
  ${menuEntry}
  min-height: 2.75rem;
  padding: ${space[3]} ${space[2]};
`;
