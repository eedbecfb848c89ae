import { css } from '@linaria/core';
import { color, radius, size, space } from '../styles/tokens';

export const section = css`
  border-top: 1px solid ${color.line};
  padding: ${space[5]} ${space[1]};
`;

export const heading = css`
  font-size: ${size.md};
  margin-bottom: ${space[3]};
`;

export const list = css`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  list-style: none;
`;

export const card = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  column-gap: ${space[3]};
  display: grid;
  grid-template-columns: auto 1fr;
  height: 100%;
  padding: ${space[3]} ${space[4]};
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
  font-weight: 600;
`;

export const facts = css`
  color: ${color.muted};
  font-size: ${size.xs};
  grid-column: 2;
`;
