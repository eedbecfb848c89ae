import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { size, space } from '#src/styles/tokens.ts';

export const page = css`
  container-type: inline-size;
  margin-inline: auto;
  max-width: 30rem;
  padding: ${space[8]} ${space[5]} ${space[9]};

  &[data-width='wide'] {
    max-width: 48rem;
  }

  ${below.lists} {
    padding: ${space[7]} min(${space[4]}, 5vw) ${space[8]};
  }
`;

export const title = css`
  font-size: ${size.xxl};
  margin-bottom: ${space[6]};
  text-align: center;
`;
