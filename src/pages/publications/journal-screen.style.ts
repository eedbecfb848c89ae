import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { space } from '#src/styles/tokens.ts';

export const grid = css`
  align-items: start;
  display: grid;
  gap: ${space[6]} ${space[7]};
  grid-template-columns: minmax(0, 1fr) minmax(16rem, 24rem);

  ${below.lists} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
