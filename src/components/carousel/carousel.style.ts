import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { easing, space } from '#src/styles/tokens.ts';

export const region = css`position: relative;`;

export const controls = css`
  display: flex;
  gap: ${space[1]};
  justify-content: flex-end;
  margin-bottom: ${space[3]};
`;

/** The sizes in swiper.ts are the same. */
const sizes = `
  --shown: 5;
  --gap: 16px;

  ${below.tiles} {
    --shown: 3;
  }

  ${below.forum} {
    --shown: 2;
  }
`;

export const viewport = css`
  ${sizes}
  overflow: hidden;
  touch-action: pan-y;
`;

export const staticList = css`
  ${sizes}
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  list-style: none;
`;

/**
 * Swiper sets the transform and the duration of its transition. With reduced motion, the global styles would give the
 * transition a duration again, and Swiper would read positions too early.
 */
export const track = css`
  display: flex;
  list-style: none;
  transition-property: transform;
  transition-timing-function: ${easing.arrive};

  :root[data-motion='still'] & {
    transition-property: none;
  }

  @media (prefers-reduced-motion: reduce) {
    transition-property: none;
  }

  & > * {
    margin-right: var(--gap);
  }
`;

/** The width of an item until Swiper sets the same width. */
export const item = css`
  flex-shrink: 0;
  width: calc((100% + var(--gap)) / var(--shown) - var(--gap));
`;
