import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { layout, space } from '#src/styles/tokens.ts';

export const medium = css`
  align-items: start;
  display: grid;
  gap: ${space[5]} ${space[7]};
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

  ${below.lists} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const notes = css`
  display: grid;
  gap: ${space[2]};
  max-width: ${layout.text};
  padding-left: 1.25em;
`;
