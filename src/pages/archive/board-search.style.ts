import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { space } from '#src/styles/tokens.ts';

export const search = css`
  align-items: flex-start;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & select {
    min-height: 2.75rem;
  }

  ${below.forum} {
    width: 100%;
  }
`;
