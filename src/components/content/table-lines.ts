import { below } from '#src/styles/breakpoints.ts';
import { color, size, space, weight } from '#src/styles/tokens.ts';

/** The rules of a table with a line below each row, for the styles of its variants. */
export const lines = `
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  width: 100%;

  th,
  td {
    border-bottom: 1px solid ${color.line};
    text-align: left;
  }

  thead th {
    font-weight: ${weight.strong};
    width: var(--column-width);

    ${below.lists} {
      width: var(--column-narrow-width);
    }
  }

  && :is(th, td)[data-align='start'] {
    text-align: left;
  }

  :is(th, td)[data-align='end'] {
    text-align: right;
  }
`;

/** Column headers that are smaller than the rows. */
export const smallHeaders = `
  thead th {
    color: ${color.muted};
    font-size: ${size.xs};
    font-weight: ${weight.medium};
    padding-block: ${space[3]};
  }
`;
