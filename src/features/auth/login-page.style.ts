import { css } from '@linaria/core';
import { color, size, space } from '../../styles/tokens';

export const links = css`
  display: flex;
  flex-wrap: wrap;
  font-size: ${size.sm};
  justify-content: center;
  list-style: none;
  margin-top: ${space[5]};

  li + li {
    border-left: 1px solid ${color.line};
  }

  a {
    display: inline-block;
    padding: ${space[1]} ${space[4]};
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;

export const form = css`
  display: grid;
  gap: ${space[4]};
`;

export const failure = css`
  background: color-mix(in srgb, ${color.danger} 8%, ${color.surface});
  border: 1px solid ${color.danger};
  border-radius: 8px;
  color: ${color.danger};
  font-size: ${size.sm};
  padding: ${space[3]} ${space[4]};
  white-space: pre-line;
`;
