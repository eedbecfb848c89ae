import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const notice = css`
  background: ${color.warningTint};
  border-left: 3px solid ${color.warning};
  font-size: ${size.sm};
  margin-bottom: ${space[6]};
  padding: ${space[3]} ${space[4]};
`;
