import { css } from '@linaria/core';
import { layout } from '../../styles/tokens';

export const table = css`
  max-width: ${layout.text};
`;
