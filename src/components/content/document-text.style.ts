import { css } from '@linaria/core';
import { belowContents } from '#src/styles/breakpoints.ts';
import { laidOutNearWindow } from '#src/styles/mixins.ts';
import { color, size, space, weight } from '#src/styles/tokens.ts';

export const text = css`
  line-height: 1.8;

  /* A text that scrolls with the page. In a box of its own, the End key would not reach the end. */
  article > & {
    ${laidOutNearWindow}
  }

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

  /* The numbering of Korean statutes: paragraphs ①, items 1., points 가. */
  ol {
    list-style-type: circled;
  }

  ol ol {
    list-style-type: decimal;
  }

  ol ol ol {
    list-style-type: hangul;
  }

  /* An article without paragraphs starts with items. */
  p + ol {
    list-style-type: decimal;
  }

  p + ol ol {
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
`;

export const container = css`container: long-document / inline-size;`;

export const grid = css`
  align-items: start;
  display: grid;
  gap: ${space[7]};
  grid-template-columns: 17rem minmax(0, 1fr);

  ${belowContents} {
    display: block;
  }

  @media print {
    display: block;
  }
`;
