import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, duration, easing, radius, size, space, weight } from '#src/styles/tokens.ts';

export const grid = css`
  display: grid;
  gap: ${space[6]} ${space[5]};
  grid-template-columns: repeat(4, minmax(0, 1fr));
  list-style: none;

  ${below.galleryFour} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${below.galleryThree} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${below.galleryTwo} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const card = css`
  display: grid;
  row-gap: ${space[1]};
  text-decoration: none;

  &:hover bdi {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &:hover img {
    transform: scale(1.03);
  }
`;

export const picture = css`
  align-items: center;
  aspect-ratio: 4 / 3;
  background: ${color.sunken};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  color: ${color.muted};
  display: flex;
  justify-content: center;
  margin-bottom: ${space[2]};
  overflow: hidden;

  img {
    height: 100%;
    object-fit: cover;
    transition: transform ${duration.calm} ${easing.change};
    width: 100%;
  }
`;

export const title = css`
  font-weight: ${weight.strong};
  line-height: 1.45;
`;

export const date = css`
  color: ${color.muted};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums;
`;
