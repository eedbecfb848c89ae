import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const card = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  display: grid;
  grid-template-columns: 2fr 3fr;
  margin-top: ${space[2]};
  overflow: hidden;
`;

export const picture = css`
  aspect-ratio: 40 / 21;
  height: 100%;
  object-fit: cover;
  width: 100%;
`;

export const texts = css`
  align-content: center;
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
`;

export const title = css`
  color: ${color.text};
  font-size: ${size.sm};
  font-weight: ${weight.strong};
`;
