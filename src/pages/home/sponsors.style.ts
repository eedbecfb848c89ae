import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, space } from '#src/styles/tokens.ts';

export const grid = css`
  border-block: 1px solid ${color.line};
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
  min-height: 6rem;
  padding: ${space[4]} ${space[3]};

  /* The last row of two stands on the edge of the grid itself, which runs on where a row is not full. */
  &:nth-last-child(-n + 2) {
    border-bottom: 0;
  }

  ${below.lists} {
    min-height: 3.5rem;
    padding-block: ${space[1]};
  }

  ${below.forum} {
    border-bottom: 0;
    min-height: 0;
    padding-block: 1px;

    & > svg {
      height: 2rem;
      width: 6.75rem;
    }
  }
`;
