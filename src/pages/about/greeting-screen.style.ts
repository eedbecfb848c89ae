import { css } from '@linaria/core';
import { below, shortWindow } from '#src/styles/breakpoints.ts';
import { color, layout, size, space, tracking, weight } from '#src/styles/tokens.ts';

export const grid = css`
  align-items: start;
  display: grid;
  gap: ${space[7]};
  grid-template-columns: minmax(14rem, 20rem) minmax(0, 1fr);

  ${below.lists} {
    display: block;
  }
`;

export const vision = css`
  border-top: 3px solid ${color.accent};
  font-size: ${size.xl};
  font-weight: ${weight.heading};
  letter-spacing: ${tracking.title};
  line-height: 1.45;
  padding-top: ${space[4]};
  position: sticky;
  text-wrap: balance;
  top: calc(${layout.header} + 6rem);

  ${shortWindow} {
    position: static;
  }

  ${below.lists} {
    font-size: ${size.lg};
    /* In the weight of a heading, the vision would look like the headings of the letter below it. */
    font-weight: ${weight.medium};
    margin-bottom: ${space[6]};
    position: static;
  }
`;

export const signature = css`
  align-items: baseline;
  border-top: 1px solid ${color.line};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: flex-end;
  margin-top: ${space[7]};
  padding-top: ${space[5]};
`;

export const name = css`
  font-size: ${size.xl};
  font-weight: ${weight.heading};
  letter-spacing: 0.12em;
`;
