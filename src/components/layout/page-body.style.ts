import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { layout, space } from '#src/styles/tokens.ts';

const columnStyles = (maxWidth: string) => `
  container-type: inline-size;
  margin-inline: auto;
  max-width: ${maxWidth};
  padding: ${space[7]} ${space[5]} ${space[9]};

  ${below.lists} {
    padding: ${space[6]} min(${space[4]}, 5vw) ${space[8]};
  }

  /* The printer adds margins. */
  @media print {
    max-width: none;
    padding: ${space[5]} 0 0;
  }
`;

const content = css`${columnStyles(layout.content)}`;

const text = css`${columnStyles(layout.text)}`;

/** text: for reading and forms. content: for lists. */
export const widths = { content, text };
