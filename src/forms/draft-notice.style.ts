import { css } from '@linaria/core';
import { color, radius, space } from '#src/styles/tokens.ts';

export const offer = css`
  background: ${color.tint};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[1]};
`;

/** The note of a draft that was ignored, with its buttons in one line. */
export const stored = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
`;
