import { css } from '@linaria/core';
import { space } from '#src/styles/tokens.ts';

export const documents = css`
  display: grid;
  gap: ${space[1]};
  text-align: start;
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** The live region is visually hidden: absolute positioning keeps it from adding a gap between the buttons. */
export const status = css`
  position: absolute;
`;
