import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const notice = css`
  align-items: start;
  background: ${color.warningTint};
  border: 1px solid ${color.warning};
  border-radius: ${radius.md};
  display: grid;
  font-size: ${size.sm};
  gap: ${space[3]};
  justify-items: start;
  padding: ${space[4]};
`;
