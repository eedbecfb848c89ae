import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { layout, space } from '#src/styles/tokens.ts';

export const sections = css`
  display: grid;
  gap: ${space[9]};
  grid-template-columns: minmax(0, 1fr);
  margin-inline: auto;
  max-width: ${layout.content};
  padding: ${space[9]} ${space[5]};

  ${below.lists} {
    gap: ${space[8]};
    padding: ${space[7]} ${space[4]} ${space[8]};
  }

  ${below.forum} {
    gap: ${space[7]};
    padding-top: ${space[5]};
  }
`;
