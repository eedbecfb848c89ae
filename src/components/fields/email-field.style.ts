import { css } from '@linaria/core';
import { space } from '#src/styles/tokens.ts';

/** Local part, @ and domain stay in one line; the choice of a domain and a button go below where there is no room. */
export const address = css`
  align-items: center;
  display: flex;
  gap: ${space[2]};

  && {
    flex: 1 1 20rem;
  }

  & > div {
    flex: 1 1 0;
    min-width: 0;
  }
`;

/**
 * The choice of a domain, wide enough for a long one. The wrapper takes the width: React Aria puts a `template` element
 * before the control itself.
 */
export const domains = css`
  && {
    flex: 1 1 15rem;
  }

  & button {
    width: 100%;
  }

  /* A domain is never broken into two lines. */
  & button > span {
    white-space: nowrap;
  }
`;
