import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const documents = css`
  display: grid;
  gap: ${space[1]};
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const failure = css`
  color: ${color.danger};
  font-size: ${size.xs};
  text-align: start;
`;

export const started = css`
  color: ${color.muted};
  font-size: ${size.xs};
  text-align: start;
`;

/** The live region is visually hidden: absolute positioning keeps it from adding a gap between the buttons. */
export const status = css`
  position: absolute;
`;
