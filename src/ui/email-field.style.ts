import { css } from '@linaria/core';
import { space } from '../styles/tokens';

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

  && + * {
    flex-basis: 9rem;
  }
`;
