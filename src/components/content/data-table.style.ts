import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { visuallyHidden } from '#src/styles/mixins.ts';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

/** The rules of a table with a line below each row, for the styles of its variants. */
const lines = `
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  width: 100%;

  th,
  td {
    border-bottom: 1px solid ${color.line};
    text-align: left;
  }

  th {
    font-weight: ${weight.strong};
  }

  thead th {
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
const smallHeaders = `
  thead th {
    color: ${color.muted};
    font-size: ${size.xs};
    font-weight: ${weight.medium};
    padding-block: ${space[3]};
  }
`;

const data = css`
  ${lines}
  font-size: ${size.sm};
  line-height: 1.6;

  th,
  td {
    padding: ${space[3]};
    vertical-align: top;
  }

  thead th {
    background: ${color.sunken};
  }

  tr {
    break-inside: avoid;
  }
`;

const plain = css`
  ${lines}
  font-size: ${size.sm};

  th,
  td {
    padding: ${space[4]} ${space[3]};
  }

  ${smallHeaders}
`;

const prices = css`
  ${lines}

  th,
  td {
    padding: ${space[4]} ${space[2]};
  }

  tbody th {
    font-weight: ${weight.medium};
  }

  td {
    font-weight: ${weight.strong};
  }

  ${smallHeaders}
`;

const board = css`
  ${lines}
  font-size: ${size.sm};
  table-layout: fixed;

  th,
  td {
    color: ${color.muted};
    padding: 1.125rem ${space[3]};
    text-align: center;
  }

  ${smallHeaders}

  ${below.lists} {
    th,
    td {
      padding-inline: ${space[2]};
    }
  }

  tbody tr:hover {
    background: ${color.tint};
  }
`;

const form = css`
  border-collapse: collapse;
  break-inside: avoid;
  font-size: ${size.sm};
  max-width: 46rem;
  width: 100%;

  @media print {
    max-width: none;
  }

  th,
  td {
    border: 1px solid ${color.control};
    height: 3.25rem;
    padding: ${space[2]} ${space[3]};
    text-align: left;
  }

  th {
    background: ${color.sunken};
    font-weight: ${weight.strong};
    width: 40%;
  }
`;

const withoutColumns = `
  &,
  & > :is(caption, tbody),
  tbody :is(tr, th, td) {
    display: block;
  }

  thead {
    ${visuallyHidden}
  }
`;

/** Makes a card of each row on a phone. Each cell shows the title of its column. */
const cards = css`
  ${below.forum} {
    ${withoutColumns}

    &&,
    & > tbody {
      border: 0;
    }

    tbody tr {
      background: ${color.surface};
      border: 1px solid ${color.line};
      border-radius: ${radius.md};
      padding: ${space[2]} ${space[4]};
    }

    tbody tr + tr {
      margin-top: ${space[3]};
    }

    tbody :is(th, td)[data-label] {
      column-gap: ${space[3]};
      display: grid;
      grid-template-columns: minmax(5.5rem, 28%) minmax(0, 1fr);
      padding: ${space[2]} 0;
    }

    tbody :is(th, td)[data-align='end'] {
      text-align: left;
    }

    tbody :is(th, td):last-child {
      border-bottom: 0;
    }

    /* The alternative text is empty: a screen reader announces the column header by itself. */
    tbody :is(th, td)[data-label]::before {
      color: ${color.muted};
      content: attr(data-label) / '';
      font-size: ${size.xs};
      font-weight: ${weight.text};
      line-height: 1.85;
    }
  }
`;

/** Puts the name of a person beside position and affiliation on a phone. */
const people = css`
  ${below.forum} {
    ${withoutColumns}

    tbody tr {
      border-bottom: 1px solid ${color.line};
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
      padding-block: ${space[2]};
    }

    tbody :is(th, td) {
      border: 0;
      font-weight: ${weight.text};
      grid-column: 2;
      padding: 0;
    }

    tbody th + td {
      font-weight: ${weight.strong};
      grid-area: 1 / 1;
    }
  }
`;

export const variants = { cards: `${data} ${cards}`, people: `${data} ${people}`, data, plain, prices, board, form };

export const caption = css`
  color: ${color.muted};
  font-size: ${size.sm};
  padding-bottom: ${space[2]};
  text-align: right;
`;
