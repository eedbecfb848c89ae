import { css } from '@linaria/core';
import { layout } from '../../styles/tokens';

export const column = css`
  margin-inline: auto;
  max-width: ${layout.text};
`;
