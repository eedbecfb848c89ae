import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const picture = css`
  color: ${color.text};
  display: block;
  height: 3rem;
  width: 10rem;

  ${below.forum} {
    height: 2.5rem;
    width: 8.25rem;
  }
`;

export const name = css`
  font-size: ${size.sm};
  font-weight: 600;
  text-align: center;
`;

export const heading = css`
  font-size: ${size.xl};
  line-height: 2.75rem;
  position: absolute;
`;

export const mark = css`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  display: grid;
  height: 100%;
  place-items: center;
  min-height: 5.5rem;
  padding: ${space[4]} ${space[3]};
`;

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
  border-bottom: 1px solid ${color.line};
  display: grid;
  place-items: center;
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
