import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { space } from '#src/styles/tokens.ts';

export const grid = css`
  display: grid;
  gap: 0 ${space[7]};
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  margin-top: ${space[5]};

  & > section {
    margin-top: ${space[5]};
  }

  ${below.lists} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
