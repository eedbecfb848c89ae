import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { layout, space } from '#src/styles/tokens.ts';

export const content = css`
  margin-inline: auto;
  max-width: ${layout.content};
  padding: ${space[7]} ${space[5]} ${space[9]};

  ${below.lists} {
    padding: ${space[6]} ${space[4]} ${space[8]};
  }

  /* The paper has margins of its own. */
  @media print {
    max-width: none;
    padding: ${space[5]} 0 0;
  }
`;

export const text = css`
  margin-inline: auto;
  max-width: ${layout.text};
  padding: ${space[7]} ${space[5]} ${space[9]};

  ${below.lists} {
    padding: ${space[6]} ${space[4]} ${space[8]};
  }

  /* The paper has margins of its own. */
  @media print {
    max-width: none;
    padding: ${space[5]} 0 0;
  }
`;
