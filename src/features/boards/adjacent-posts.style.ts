import { css } from '@linaria/core';
import { color, radius, space } from '#src/styles/tokens.ts';

export const nav = css`
  border-top: 1px solid ${color.line};
  display: flex;
  justify-content: space-between;
  padding-top: ${space[4]};
`;

export const link = css`
  align-items: center;
  border-radius: ${radius.md};
  display: inline-flex;
  font-weight: 600;
  gap: ${space[1]};
  min-height: 2.75rem;
  padding-inline: ${space[3]};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
  }
`;

export const next = css`
  margin-left: auto;
`;
