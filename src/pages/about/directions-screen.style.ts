import { css } from '@linaria/core';
import { space } from '#src/styles/tokens.ts';

export const sections = css`
  margin-top: ${space[5]};
  row-gap: 0;

  & > section {
    margin-top: ${space[5]};
  }
`;
