import { css } from '@linaria/core';
import { color, size, space, weight } from '#src/styles/tokens.ts';

export const list = css`
  border-top: 1px solid ${color.text};
  font-size: ${size.sm};
`;

export const row = css`
  align-items: center;
  border-bottom: 1px solid ${color.line};
  column-gap: ${space[4]};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  min-height: 3.25rem;
  padding-block: ${space[2]};
`;

export const name = css`
  color: ${color.muted};
`;

export const value = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.strong};
  gap: ${space[2]};
  justify-content: flex-end;
  margin-left: auto;
  text-align: right;
`;
