import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, layout, radius, size, space, weight } from '#src/styles/tokens.ts';

export const rules = css`
  display: grid;
  gap: ${space[2]};
  max-width: ${layout.text};
  padding-left: 1.5em;

  li::marker {
    color: ${color.accent};
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.strong};
  }
`;

export const steps = css`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(4, minmax(0, 1fr));
  list-style: none;

  ${below.tiles} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${below.forum} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const step = css`
  align-content: start;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  display: grid;
  gap: ${space[2]};
  grid-template-rows: auto auto 1fr auto;
  justify-items: start;
  padding: ${space[5]};
`;

export const number = css`
  color: ${color.accent};
  font-size: ${size.xl};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.heading};
  line-height: 1;
`;

export const title = css`
  font-size: ${size.md};
  font-weight: ${weight.heading};
  line-height: 1.4;
`;

export const text = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-bottom: ${space[2]};
`;

export const measure = css`max-width: 40rem;`;
