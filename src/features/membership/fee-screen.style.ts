import { css } from '@linaria/core';
import { color, size, space } from '../../styles/tokens';

export const note = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-bottom: ${space[4]};
`;
