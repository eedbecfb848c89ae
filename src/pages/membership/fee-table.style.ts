import { css } from '@linaria/core';
import { color, size, space, weight } from '#src/styles/tokens.ts';

export const table = css`
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
  width: 100%;

  th,
  td {
    border-bottom: 1px solid ${color.line};
    padding: ${space[4]} ${space[3]};
    text-align: left;
  }

  thead th {
    color: ${color.muted};
    font-size: ${size.xs};
    font-weight: ${weight.medium};
    padding-block: ${space[3]};
  }

  tbody th {
    font-weight: ${weight.strong};
  }
`;

export const status = css`
  width: 26rem;
`;

export const paid = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  min-height: 2.25rem;
`;
