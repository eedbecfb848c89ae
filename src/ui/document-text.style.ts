import { css } from '@linaria/core';
import { below } from '../styles/breakpoints';
import { color, radius, size, space, weight } from '../styles/tokens';

export const text = css`
  line-height: 1.8;

  & > * + * {
    margin-top: ${space[4]};
  }

  [data-depth] {
    break-after: avoid;
    font-weight: ${weight.heading};
    line-height: 1.4;
    scroll-margin-top: ${space[2]};
  }

  [data-depth='2'] {
    border-top: 1px solid ${color.line};
    font-size: ${size.lg};
    margin-top: ${space[7]};
    padding-top: ${space[5]};
  }

  [data-depth='2']:first-child {
    border-top: 0;
    margin-top: 0;
    padding-top: 0;
  }

  [data-depth='3'] {
    font-size: ${size.md};
    margin-top: ${space[6]};
  }

  [data-depth='2'] + [data-depth='3'] {
    margin-top: ${space[4]};
  }

  [data-depth='3'] + * {
    margin-top: ${space[2]};
  }

  [data-depth='4'] {
    color: ${color.muted};
    font-size: ${size.md};
    margin-top: ${space[5]};
  }

  ul,
  ol {
    padding-left: 1.75em;
  }

  li + li,
  li > :is(ul, ol, p + p) {
    margin-top: ${space[1]};
  }

  /* As in Korean statutes: paragraphs ①, items 1., points 가. */
  ol {
    list-style-type: circled;
  }

  ol ol {
    list-style-type: decimal;
  }

  ol ol ol {
    list-style-type: hangul;
  }

  li::marker {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }

  a {
    color: ${color.brand};
    text-underline-offset: 0.2em;
  }

  blockquote {
    border-left: 3px solid ${color.brand};
    margin-inline: 0;
    padding-left: ${space[4]};
  }

  table {
    border-collapse: collapse;
    border-top: 1px solid ${color.text};
    font-size: ${size.sm};
    line-height: 1.6;
    width: 100%;
  }

  th,
  td {
    border-bottom: 1px solid ${color.line};
    padding: ${space[3]};
    text-align: left;
    vertical-align: top;
  }

  th {
    background: ${color.sunken};
    font-weight: ${weight.strong};
  }

  tr {
    break-inside: avoid;
  }

  ${below.forum} {
    table,
    tbody,
    tr,
    td {
      display: block;
    }

    table {
      border-top: 0;
    }

    thead {
      clip-path: inset(50%);
      height: 1px;
      overflow: hidden;
      position: absolute;
      width: 1px;
    }

    tr {
      background: ${color.surface};
      border: 1px solid ${color.line};
      border-radius: ${radius.md};
      padding: ${space[2]} ${space[4]};
    }

    tr + tr {
      margin-top: ${space[3]};
    }

    td {
      padding: ${space[2]} 0;
    }

    td:last-child {
      border-bottom: 0;
    }

    /* The cell's column is known to a screen reader already, so it hears an empty text. */
    td[data-label]::before {
      color: ${color.muted};
      content: attr(data-label) / '';
      display: block;
      font-size: ${size.xs};
    }
  }
`;
