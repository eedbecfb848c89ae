import { css } from '@linaria/core';
import { below } from '../../styles/breakpoints';
import { space } from '../../styles/tokens';

export const columns = css`
  align-items: start;
  column-gap: ${space[8]};
  display: grid;
  grid-template-columns: 18rem minmax(0, 1fr);
  row-gap: ${space[6]};

  ${below.lists} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
