import { css } from '@linaria/core';
import { color, size, space, weight } from '#src/styles/tokens.ts';

export const form = css`
  border-collapse: collapse;
  break-inside: avoid;
  font-size: ${size.sm};
  max-width: 46rem;
  width: 100%;

  @media print {
    max-width: none;
  }

  th,
  td {
    border: 1px solid ${color.control};
    height: 3.25rem;
    padding: ${space[2]} ${space[3]};
    text-align: left;
  }
`;

export const name = css`
  background: ${color.sunken};
  font-weight: ${weight.strong};
  width: 40%;
`;
