import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, duration, easing, layout, radius, size, space, systemColor, tracking } from '#src/styles/tokens.ts';

export const hero = css`
  min-height: min(100svh, 46rem);

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
  &::after {
    background:
      linear-gradient(180deg, ${color.scrim}, transparent 9rem),
      linear-gradient(0deg, ${color.scrim}, transparent 60%),
      linear-gradient(90deg, ${color.scrim} 40%, transparent 90%);
  }

  ${below.lists} {
    &::after {
      background:
        linear-gradient(180deg, ${color.scrim}, transparent 9rem),
        linear-gradient(0deg, ${color.scrim} 55%, transparent);
    }
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

export const controls = css`
  align-items: center;
  align-self: end;
  display: flex;
  gap: ${space[1]};
  grid-area: 1 / 1;
  justify-self: center;
  max-width: ${layout.content};
  padding: 0 calc(${space[5]} - 0.75rem) 6rem;
  pointer-events: none;
  width: 100%;
  z-index: 1;

  & > * {
    pointer-events: auto;
  }

  ${below.lists} {
    padding: 0 calc(${space[4]} - 0.75rem) ${space[5]};
  }
`;

/** The styles of a button apply to light backgrounds; these selectors are more specific. */
export const bullet = css`
  && {
    width: 3.5rem;
  }

  &&,
  &&:hover,
  &&[data-hovered],
  &&&[data-pressed] {
    background: none;
    color: inherit;
  }

  &&:focus-visible {
    border-radius: ${radius.sm};
    outline-offset: -2px;
  }

  &::before {
    background: rgb(255 255 255 / 55%);
    content: '';
    height: 2px;
    transition: background-color ${duration.quick}, height ${duration.quick};
    width: 3rem;
  }

  &:hover::before,
  &[aria-current='true']::before {
    background: ${color.onDeep};
    height: 4px;
  }

  @media (forced-colors: active) {
    &::before {
      background: ${systemColor.button};
      forced-color-adjust: none;
    }

    &[aria-current='true']::before {
      background: ${systemColor.chosen};
    }
  }
`;

export const play = css`
  &&:focus-visible {
    outline-offset: -2px;
  }
`;
