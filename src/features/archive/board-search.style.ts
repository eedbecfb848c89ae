import { css } from '@linaria/core';
import { below } from '../../styles/breakpoints';
import { space } from '../../styles/tokens';

export const search = css`
  align-items: flex-start;
  display: flex;
  gap: ${space[2]};

  ${below.forum} {
    width: 100%;
  }
`;
