import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const head = css`
  align-items: center;
  display: flex;
  gap: ${space[3]};
  justify-content: space-between;
  margin-bottom: ${space[3]};
  min-height: 1.65em;
`;

export const count = css`
  color: ${color.muted};
  display: block;
  font-size: ${size.sm};
`;

export const results = css`
  transition: opacity 120ms;

  &[data-stale='true'] {
    opacity: 0.6;
  }
`;

export const card = css`
  border-bottom: 1px solid ${color.line};
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[2]};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
  }
`;

export const cardTitle = css`
  align-items: baseline;
  display: flex;
  font-weight: 600;
  gap: ${space[2]};
`;

export const facts = css`
  color: ${color.muted};
  display: flex;
  font-size: ${size.xs};
  gap: ${space[4]};
`;

/** Cuts off the links of the rows at the edges of the table. */
export const rows = css`
  overflow-x: clip;

  /* WebKit ignores the position of a row, so the link of a row is placed in its cell. */
  td:has(a) {
    position: relative;
  }
`;

export const title = css`
  color: ${color.text};
  font-size: ${size.md};
`;

export const link = css`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  /* The link covers its row: as high as its cell, and wider than any table. */
  &::after {
    content: '';
    inset: 0 -100vw;
    position: absolute;
  }

  [data-pinned='true'] & {
    font-weight: 600;
  }
`;
