import { css } from '@linaria/core';
import { laidOutNearWindow } from '#src/styles/mixins.ts';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const body = css`
  ${laidOutNearWindow}
  contain: layout paint;
  line-height: 1.8;
  /* Space for the focus ring of a link at the edge. */
  margin: -${space[2]};
  overflow-x: auto;
  padding: ${space[2]};

  &[data-plain],
  [data-plain] {
    white-space: pre-wrap;
  }

  [data-note] {
    color: ${color.muted};
    font-size: ${size.sm};
  }

  & > * + * {
    margin-top: ${space[4]};
  }

  h3,
  h4,
  h5,
  h6 {
    font-size: ${size.lg};
    margin-top: ${space[6]};
  }

  h4,
  h5,
  h6 {
    font-size: ${size.md};
  }

  ul,
  ol {
    padding-left: 1.5em;
  }

  li + li {
    margin-top: ${space[1]};
  }

  a {
    color: ${color.brand};
    text-underline-offset: 0.2em;
  }

  img {
    border-radius: ${radius.sm};
    height: auto;
  }

  figcaption,
  caption {
    color: ${color.muted};
    font-size: ${size.xs};
    padding-block: ${space[2]};
    text-align: left;
  }

  hr {
    border: 0;
    border-top: 1px solid ${color.line};
    margin-block: ${space[6]};
  }

  dt {
    font-weight: ${weight.strong};
  }

  dd {
    padding-left: ${space[4]};
  }

  blockquote {
    border-left: 3px solid ${color.brand};
    color: ${color.muted};
    margin-inline: 0;
    padding-left: ${space[4]};
  }

  pre {
    background: ${color.sunken};
    border-radius: ${radius.sm};
    overflow-x: auto;
    padding: ${space[4]};
  }

  table {
    border-collapse: collapse;
    font-size: ${size.sm};
    overflow-wrap: break-word;
    width: 100%;
  }

  th,
  td {
    border: 1px solid ${color.line};
    padding: ${space[2]} ${space[3]};
    text-align: left;
    vertical-align: top;
  }

  th {
    background: ${color.sunken};
  }
`;
