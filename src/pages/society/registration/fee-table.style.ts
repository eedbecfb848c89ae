import { css } from '@linaria/core';
import { color, size, space, weight } from '#src/styles/tokens.ts';

export const table = css`
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  width: 100%;

  th,
  td {
    border-bottom: 1px solid ${color.line};
    padding: ${space[4]} ${space[2]};
    text-align: left;
  }

  thead th {
    color: ${color.muted};
    font-size: ${size.xs};
    font-weight: ${weight.medium};
    padding-block: ${space[3]};
  }

  tbody th {
    font-weight: ${weight.medium};
  }

  td {
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.strong};
  }

  th:last-child,
  td:last-child {
    text-align: right;
  }
`;
