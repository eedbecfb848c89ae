import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, duration, layout, radius, space, systemColor } from '#src/styles/tokens.ts';

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
