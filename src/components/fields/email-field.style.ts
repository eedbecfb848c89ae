import { css } from '@linaria/core';
import { space } from '#src/styles/tokens.ts';

/** Local part, @ and domain stay in one line, unless the text is large. The select of domains and the button wrap to the next line. */
export const address = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  && {
    flex: 1 1 20rem;
  }

  & > div {
    flex: 1 1 6rem;
    min-width: 0;
  }
`;

/** The select of domains, wide enough for a long domain. */
export const domains = css`
  && {
    flex: 1 1 17rem;
  }
`;
