import { css } from '@linaria/core';
import { color, size, space, weight } from '#src/styles/tokens.ts';

export const noFeeNote = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-bottom: ${space[4]};
  /* The reserved line keeps the list below from moving when the fees are loaded. */
  min-height: 1.65em;
`;

export const card = css`
  border-bottom: 1px solid ${color.line};
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[4]};
`;

export const top = css`
  align-items: baseline;
  display: flex;
  gap: ${space[3]};
  justify-content: space-between;
`;

export const year = css`font-size: ${size.md};`;

export const paid = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  min-height: 2.25rem;
`;

export const status = css`
  color: ${color.danger};
  font-size: ${size.sm};
  font-weight: ${weight.strong};
  white-space: nowrap;

  &[data-paid='true'] {
    color: ${color.success};
  }
`;
