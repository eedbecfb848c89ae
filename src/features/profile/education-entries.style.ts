import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { layout, space } from '#src/styles/tokens.ts';

/** School and major share the first row. The three short fields share the second row. */
export const fields = css`
  align-items: start;
  display: grid;
  gap: ${layout.fields} ${space[4]};
  grid-template-columns: repeat(6, minmax(0, 1fr));

  & > * {
    grid-column: span 2;
  }

  & > :nth-child(-n + 2) {
    grid-column: span 3;
  }

  ${below.forum} {
    grid-template-columns: minmax(0, 1fr);

    & > :nth-child(n) {
      grid-column: auto;
    }
  }
`;

export const add = css`justify-self: start;`;
