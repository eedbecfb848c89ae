import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, duration, easing, layout, size, space, tracking, weight } from '#src/styles/tokens.ts';

export const hero = css`
  --color-focus: ${color.focusOnDeep};
  background: ${color.deep};
  color: ${color.onDeep};
  display: grid;
  isolation: isolate;
  margin-top: -${layout.header};
  min-height: min(100svh, 46rem);
  overflow: hidden;
  position: relative;

  ${below.lists} {
    min-height: min(92svh, 38rem);
  }

  /* Tiles and sponsors are compact too, so that the news begins in the second screenful of a phone. */
  ${below.forum} {
    min-height: min(92svh, 27rem);
  }
`;

export const stage = css`
  display: grid;
  grid-area: 1 / 1;
  touch-action: pan-y;
`;

export const slide = css`
  align-items: end;
  display: grid;
  grid-area: 1 / 1;
  position: relative;
  transition: opacity ${duration.slow} ${easing.change}, visibility ${duration.slow};

  &[inert] {
    opacity: 0;
    visibility: hidden;
  }
`;

export const picture = css`
  inset: 0;
  position: absolute;
  z-index: -1;

  &::after {
    background:
      linear-gradient(180deg, ${color.scrim}, transparent 9rem),
      linear-gradient(0deg, ${color.scrim}, transparent 60%),
      linear-gradient(90deg, ${color.scrim} 40%, transparent 90%);
    content: '';
    inset: 0;
    position: absolute;
  }

  ${below.lists} {
    &::after {
      background:
        linear-gradient(180deg, ${color.scrim}, transparent 9rem),
        linear-gradient(0deg, ${color.scrim} 55%, transparent);
    }
  }

  @media (forced-colors: active) {
    display: none;
  }
`;

export const text = css`
  margin-inline: auto;
  max-width: ${layout.content};
  padding: calc(${layout.header} + ${space[7]}) ${space[5]} 11rem;
  width: 100%;

  ${below.lists} {
    padding: calc(${layout.header} + ${space[6]}) ${space[4]} 6.5rem;
  }

  ${below.forum} {
    padding-block: calc(${layout.header} + ${space[4]}) 5rem;
  }
`;

export const title = css`
  font-size: ${size.display};
  font-weight: ${weight.heading};
  letter-spacing: ${tracking.display};
  line-height: 1.2;
  margin-top: ${space[4]};
  max-width: 15em;
`;

export const description = css`
  font-size: clamp(1.0625rem, 0.95rem + 0.5vw, 1.3125rem);
  margin-top: ${space[5]};
  max-width: 34em;
  text-wrap: balance;
`;
