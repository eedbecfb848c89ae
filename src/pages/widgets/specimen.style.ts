import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const group = css`
  border-top: 1px solid ${color.line};
  display: grid;
  gap: ${space[6]};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space[6]};
`;

export const widget = css`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: minmax(0, 1fr);
`;

export const title = css`
  font-size: ${size.md};
`;

export const row = css`
  align-items: start;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[5]};
`;

export const wide = css`
  display: grid;
  gap: ${space[5]};
  grid-template-columns: minmax(0, 1fr);
`;

export const specimen = css`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: minmax(0, 1fr);
  min-width: 8rem;

  /* Native controls have no style for the attribute of a forced state. */
  & [data-focus-visible] {
    border-radius: ${radius.sm};
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const label = css`
  color: ${color.muted};
  font-size: ${size.xs};
  font-weight: ${weight.medium};
`;

export const contents = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[6]};
`;
