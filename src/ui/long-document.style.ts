import { css } from '@linaria/core';
import { below } from '../styles/breakpoints';
import { layout, space } from '../styles/tokens';

export const grid = css`
  align-items: start;
  display: grid;
  gap: ${space[7]};
  grid-template-columns: 17rem minmax(0, 1fr);

  ${below.lists} {
    display: block;
  }

  @media print {
    display: block;
  }
`;

export const article = css`
  max-width: ${layout.text};

  @media print {
    max-width: none;
  }
`;
