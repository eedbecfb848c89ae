import { css } from '@linaria/core';
import { color, radius, space } from '../styles/tokens';

export const panel = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  color: ${color.muted};
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  justify-content: center;
  min-height: 14rem;
  padding: ${space[6]} ${space[4]};
  text-align: center;
`;
