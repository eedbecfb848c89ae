import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { space } from '#src/styles/tokens.ts';

export const columns = css`
  align-items: start;
  column-gap: ${space[8]};
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18rem;
  row-gap: ${space[6]};

  ${below.lists} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
