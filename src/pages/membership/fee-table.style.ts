import { css } from '@linaria/core';
import { space } from '#src/styles/tokens.ts';

export const paid = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  min-height: 2.25rem;
`;
