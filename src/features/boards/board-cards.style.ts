import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const card = css`
  border-bottom: 1px solid ${color.line};
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[2]};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
  }
`;

export const title = css`
  align-items: baseline;
  display: flex;
  font-weight: 600;
  gap: ${space[2]};
`;

export const facts = css`
  color: ${color.muted};
  display: flex;
  font-size: ${size.xs};
  gap: ${space[4]};
`;
