import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const notice = css`
  background: ${color.warningTint};
  border: 1px solid ${color.warning};
  border-radius: ${radius.md};
  font-size: ${size.sm};
  padding: ${space[3]} ${space[4]};
`;

export const hint = css`
  color: ${color.warning};
  font-size: ${size.sm};
  margin-top: ${space[2]};
`;
