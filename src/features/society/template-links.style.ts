import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '../../styles/tokens';

export const list = css`
  display: grid;
  gap: ${space[3]};
  list-style: none;
`;

export const card = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  column-gap: ${space[4]};
  display: grid;
  grid-template-columns: auto 1fr;
  padding: ${space[4]} ${space[5]};
  text-decoration: none;

  & > svg {
    color: ${color.brand};
    grid-row: span 2;
  }

  &:hover {
    background: ${color.tint};
    border-color: ${color.brand};
  }
`;

export const name = css`
  font-weight: ${weight.strong};
`;

export const fact = css`
  color: ${color.muted};
  font-size: ${size.xs};
`;
