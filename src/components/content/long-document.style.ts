import { css } from '@linaria/core';
import { belowContents } from '#src/styles/breakpoints.ts';
import { space } from '#src/styles/tokens.ts';

export const container = css`
  container: long-document / inline-size;
`;

export const grid = css`
  align-items: start;
  display: grid;
  gap: ${space[7]};
  grid-template-columns: 17rem minmax(0, 1fr);

  ${belowContents} {
    display: block;
  }

  @media print {
    display: block;
  }
`;
