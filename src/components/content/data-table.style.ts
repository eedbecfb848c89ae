import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const table = css`
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  font-size: ${size.sm};
  line-height: 1.6;
  width: 100%;

  th,
  td {
    border-bottom: 1px solid ${color.line};
    padding: ${space[3]};
    text-align: left;
    vertical-align: top;
  }

  thead th {
    background: ${color.sunken};
    font-weight: ${weight.strong};
  }

  tbody th {
    font-weight: ${weight.strong};
  }

  :is(th, td)[data-align='end'] {
    text-align: right;
  }

  tr {
    break-inside: avoid;
  }
`;

/* On a phone each row is a card, and each cell says its column. */
export const cards = css`
  ${below.forum} {
    &,
    & > :is(caption, tbody),
    tbody :is(tr, th, td) {
      display: block;
    }

    &&,
    & > tbody {
      border: 0;
    }

    thead {
      clip-path: inset(50%);
      height: 1px;
      overflow: hidden;
      position: absolute;
      width: 1px;
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

    /* A screen reader knows the cell's column already, so it hears an empty text. */
    tbody :is(th, td)[data-label]::before {
      color: ${color.muted};
      content: attr(data-label) / '';
      font-size: ${size.xs};
      font-weight: ${weight.text};
      line-height: 1.85;
    }
  }
`;

export const caption = css`
  color: ${color.muted};
  font-size: ${size.sm};
  padding-bottom: ${space[2]};
  text-align: right;
`;
