import { css } from '@linaria/core';
import { color, layout, size, space, weight } from '#src/styles/tokens.ts';

export const lead = css`
  font-size: ${size.lg};
  max-width: ${layout.text};
`;

export const categories = css`
  align-items: stretch;
  row-gap: 0;
`;

export const category = css`
  border-bottom: 1px solid ${color.line};
  padding-block: ${space[5]};
`;

export const name = css`
  color: ${color.brand};
  font-size: ${size.lg};
  font-weight: ${weight.heading};
  margin-bottom: ${space[2]};
`;

export const rights = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-top: ${space[2]};
`;

export const measure = css`max-width: 34rem;`;

export const list = css`
  display: grid;
  gap: ${space[2]};
  max-width: ${layout.text};
  padding-left: 1.25em;

  li::marker {
    color: ${color.accent};
  }
`;
