import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const figure = css`
  color: ${color.muted};
  font-size: ${size.xs};
`;

export const card = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  margin-top: ${space[2]};
  overflow: hidden;
`;

export const picture = css`
  aspect-ratio: 40 / 21;
  object-fit: cover;
  width: 100%;
`;

export const texts = css`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};

  p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;

export const title = css`
  color: ${color.text};
  font-size: ${size.sm};
  font-weight: ${weight.strong};
`;
