import { css } from '@linaria/core';
import { space } from '../../styles/tokens';

export const document = css`
  padding-top: ${space[6]};
`;
