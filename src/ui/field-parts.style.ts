import { css } from '@linaria/core';
import { color, space } from '../styles/tokens';

export const requiredMark = css`
  color: ${color.danger};
  margin-left: ${space[1]};

  &[data-first] {
    margin-left: 0;
  }
`;
