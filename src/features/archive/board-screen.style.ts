import { css } from '@linaria/core';
import { color, size, space } from '../../styles/tokens';

export const count = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-bottom: ${space[3]};
  min-height: 1.65em;
`;

export const results = css`
  transition: opacity 120ms;

  &[data-late='true'] {
    opacity: 0.6;
  }
`;
