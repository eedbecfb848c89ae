import { css } from '@linaria/core';
import { below } from '../../styles/breakpoints';
import { layout, space } from '../../styles/tokens';

export const medium = css`
  align-items: start;
  display: grid;
  gap: ${space[5]} ${space[7]};
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

  ${below.lists} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const notes = css`
  display: grid;
  gap: ${space[2]};
  max-width: ${layout.text};
  padding-left: 1.25em;
`;

export const measure = css`
  max-width: ${layout.text};

  @media print {
    max-width: none;
  }
`;
