import { css } from '@linaria/core';
import { color, size } from '../../styles/tokens';

export const hint = css`
  color: ${color.muted};
  font-size: ${size.xs};
`;
