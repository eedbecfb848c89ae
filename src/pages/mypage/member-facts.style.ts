import { css } from '@linaria/core';
import { color, radius, space } from '#src/styles/tokens.ts';

export const box = css`
  background: ${color.sunken};
  border-radius: ${radius.md};
  margin-bottom: ${space[5]};
  padding: ${space[4]} ${space[5]};
`;
