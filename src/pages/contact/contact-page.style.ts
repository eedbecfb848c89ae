import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const widths = css`
  --columns: minmax(0, 1fr) 18rem;
  column-gap: ${space[8]};
`;

export const box = css`
  background: ${color.sunken};
  border-radius: ${radius.lg};
  padding: ${space[5]};

  & > dl {
    margin-top: ${space[5]};
  }
`;

export const heading = css`font-size: ${size.lg};`;

export const note = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-top: ${space[2]};
`;
