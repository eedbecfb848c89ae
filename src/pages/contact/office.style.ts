import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const box = css`
  background: ${color.sunken};
  border-radius: ${radius.lg};
  padding: ${space[5]};
`;

export const heading = css`
  font-size: ${size.lg};
`;

export const note = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-top: ${space[2]};
`;

export const facts = css`
  display: grid;
  font-size: ${size.sm};
  gap: ${space[3]};
  margin-top: ${space[5]};

  dt {
    color: ${color.muted};
    font-size: ${size.xs};
    font-weight: ${weight.strong};
  }

  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;
