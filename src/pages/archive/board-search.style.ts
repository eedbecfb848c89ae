import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { space } from '#src/styles/tokens.ts';

export const search = css`
  align-items: flex-start;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${below.forum} {
    width: 100%;
  }
`;
