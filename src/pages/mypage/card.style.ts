import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const lead = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-bottom: ${space[5]};
`;

export const card = css`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  max-width: 48rem;
  padding: ${space[6]};

  ${below.lists} {
    padding: ${space[5]} min(${space[4]}, 5vw);
  }
`;
