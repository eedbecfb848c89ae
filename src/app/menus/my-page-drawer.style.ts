import { css } from '@linaria/core';
import { menuEntry } from '#src/styles/mixins.ts';
import { color, size, space } from '#src/styles/tokens.ts';

export const entries = css`list-style: none;`;

export const entry = css`
  ${menuEntry}
  min-height: 2.75rem;
  padding: ${space[3]} ${space[2]};
`;

export const recordsTitle = css`
  color: ${color.muted};
  font-size: ${size.sm};
  padding: 0 ${space[2]};
`;
