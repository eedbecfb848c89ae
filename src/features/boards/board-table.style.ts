import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, size, space } from '#src/styles/tokens.ts';

export const table = css`
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  font-size: ${size.sm};
  table-layout: fixed;
  width: 100%;

  th {
    border-bottom: 1px solid ${color.line};
    color: ${color.muted};
    font-size: ${size.xs};
    font-weight: 500;
    padding: ${space[3]};
  }

  td {
    border-bottom: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
    color: ${color.muted};
    padding: 1.125rem ${space[3]};
    text-align: center;
  }

  ${below.lists} {
    th,
    td {
      padding-inline: ${space[2]};
    }
  }
`;

export const number = css`
  width: 5.5rem;

  ${below.lists} {
    width: 4.25rem;
  }
`;

export const author = css`
  width: 9rem;

  ${below.lists} {
    width: 5.5rem;
  }
`;

export const hits = css`
  width: 6.5rem;

  ${below.lists} {
    width: 4.25rem;
  }
`;

export const date = css`
  width: 8.5rem;

  ${below.lists} {
    width: 6.75rem;
  }
`;

export const row = css`
  position: relative;

  &:hover {
    background: ${color.tint};
  }
`;

export const title = css`
  && {
    color: ${color.text};
    font-size: ${size.md};
    text-align: left;
  }
`;

export const link = css`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &::after {
    content: '';
    inset: 0;
    position: absolute;
  }

  [data-pinned='true'] & {
    font-weight: 600;
  }
`;
