import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const section = css`
  margin-top: ${space[7]};

  &:first-of-type {
    margin-top: ${space[5]};
  }
`;

export const heading = css`
  font-size: ${size.lg};
  margin-bottom: ${space[4]};
`;

export const lead = css`
  color: ${color.muted};
  margin-bottom: ${space[4]};
  max-width: 46rem;
`;

export const note = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-top: ${space[3]};

  a {
    color: ${color.brand};
  }
`;

export const row = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: space-between;
  margin-bottom: ${space[5]};
`;

export const largeHeading = css`font-size: ${size.xl};`;
