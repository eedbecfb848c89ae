import { css } from '@linaria/core';
import { color, space } from '#src/styles/tokens.ts';

export const requiredMark = css`
  color: ${color.danger};
  margin-left: ${space[1]};

  &[data-before-label] {
    margin-left: 0;
  }
`;

/** Puts the description and the error at the start of the line, and the character count at its end. */
export const messages = css`
  align-items: start;
  column-gap: ${space[3]};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  position: relative;

  & > div > * {
    display: block;
  }
`;
