import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const fixedValues = css`
  background: ${color.sunken};
  border-radius: ${radius.md};
  margin-bottom: ${space[5]};
  padding: ${space[4]} ${space[5]};
`;

export const withdrawal = css`
  font-size: ${size.sm};
  margin-top: ${space[4]};
  max-width: 48rem;
  text-align: right;

  a {
    color: ${color.muted};
    display: inline-block;
    padding: ${space[2]};
    text-underline-offset: 0.2em;
  }
`;
