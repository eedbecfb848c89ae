import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const figure = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  overflow: hidden;
`;

export const caption = css`
  background: ${color.surface};
  border-top: 1px solid ${color.line};
  display: flex;
  flex-wrap: wrap;
  font-size: ${size.sm};
  gap: ${space[2]} ${space[5]};
  justify-content: space-between;
  padding: ${space[3]} ${space[5]};

  a {
    color: ${color.brand};
  }
`;
