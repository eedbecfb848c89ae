import { css } from '@linaria/core';
import { color, size, space, weight } from '#src/styles/tokens.ts';

/** A button beside small type. */
export const compact = css`
  && {
    font-size: ${size.xs};
    min-height: 2.25rem;
    padding: ${space[1]} ${space[3]};
  }
`;

export const status = css`
  color: ${color.danger};
  font-size: ${size.xs};
  font-weight: ${weight.text};
`;
