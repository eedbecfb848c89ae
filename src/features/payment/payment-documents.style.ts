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

export const button = css`
  && {
    font-size: ${size.xs};
    min-height: 2.25rem;
    padding: ${space[1]} ${space[3]};
  }
`;

export const failure = css`
  color: ${color.danger};
  font-size: ${size.xs};
  text-align: start;

  &:empty {
    position: absolute;
  }
`;

export const started = css`
  color: ${color.muted};
  font-size: ${size.xs};
  text-align: start;

  &:empty {
    position: absolute;
  }
`;

/** The live region is visually hidden: absolute positioning keeps it from adding a gap between the buttons. */
export const status = css`
  position: absolute;
`;
