import { css } from '@linaria/core';
import { color, size, space } from '../../styles/tokens';

export const list = css`
  border-top: 1px solid ${color.text};
  list-style: none;
`;

export const row = css`
  border-bottom: 1px solid ${color.line};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  justify-content: space-between;
  padding: ${space[4]} ${space[2]};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
  }
`;

export const date = css`
  color: ${color.muted};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
`;
