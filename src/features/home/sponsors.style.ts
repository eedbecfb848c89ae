import { css } from '@linaria/core';
import { below } from '../../styles/breakpoints';
import { color, space } from '../../styles/tokens';

export const grid = css`
  border-top: 1px solid ${color.line};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  list-style: none;

  ${below.tiles} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const cell = css`
  align-items: center;
  border-bottom: 1px solid ${color.line};
  display: flex;
  justify-content: center;
  min-height: 6.5rem;
  padding: ${space[4]} ${space[3]};

  ${below.lists} {
    min-height: 5.5rem;
  }
`;
