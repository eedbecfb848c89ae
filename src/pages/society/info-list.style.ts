import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, space, weight } from '#src/styles/tokens.ts';

export const list = css`
  border-top: 1px solid ${color.text};
`;

export const row = css`
  border-bottom: 1px solid ${color.line};
  column-gap: ${space[5]};
  display: grid;
  grid-template-columns: 8rem 1fr;
  padding: ${space[4]} ${space[2]};

  ${below.forum} {
    grid-template-columns: 1fr;
    padding-inline: 0;
    row-gap: ${space[1]};
  }
`;

export const name = css`
  color: ${color.muted};
  font-weight: ${weight.medium};
`;
