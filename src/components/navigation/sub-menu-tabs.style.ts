import { css } from '@linaria/core';
import { above, below, notPrinted, shortWindow } from '#src/styles/breakpoints.ts';
import { color, duration, easing, layer, layout, radius, shadow, space, tracking, weight } from '#src/styles/tokens.ts';

export const nav = css`
  background: ${color.page};
  border-bottom: 1px solid ${color.line};
  position: sticky;
  top: ${layout.header};
  z-index: ${layer.sticky};

  ${above.lists} {
    & > button {
      display: none;
    }
  }

  ${below.lists} {
    padding: ${space[3]} ${space[4]};
  }

  /* In a low window the bar scrolls away with the page. A top offset would move it over the heading. */
  ${shortWindow} {
    position: relative;
    top: 0;
  }

  ${notPrinted}
`;

export const list = css`
  list-style: none;

  ${above.lists} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[6]};
    margin-inline: auto;
    max-width: ${layout.content};
    padding-inline: ${space[5]};
  }

  ${below.lists} {
    background: ${color.raised};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    box-shadow: ${shadow.overlay};
    inset-inline: ${space[4]};
    margin-top: ${space[1]};
    max-height: 70vh;
    overflow: auto;
    padding: ${space[1]};
    position: absolute;

    &[data-open='false'] {
      display: none;
    }

    @media (scripting: none) {
      &[data-open='false'] {
        box-shadow: none;
        display: block;
        margin-top: 0;
        max-height: none;
        position: static;
      }
    }
  }
`;

export const tab = css`
  color: ${color.muted};
  display: block;
  font-weight: ${weight.medium};
  letter-spacing: ${tracking.title};
  text-decoration: none;
  transition: color ${duration.quick} ${easing.change};

  &:hover {
    color: ${color.brand};
  }

  &[aria-current] {
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  ${above.lists} {
    padding: 1.125rem 0;
    position: relative;

    &::after {
      background: ${color.accent};
      bottom: -1px;
      content: '';
      height: 2px;
      inset-inline: 0;
      position: absolute;
      transform: scaleX(0);
      transition: transform ${duration.calm} ${easing.arrive};
    }

    &[aria-current]::after {
      transform: none;
    }

    @media (forced-colors: active) {
      &::after {
        background: Highlight;
      }
    }
  }

  ${below.lists} {
    border-radius: ${radius.sm};
    padding: ${space[3]};

    &[aria-current] {
      background: ${color.selected};
      color: ${color.onSelected};

      @media (forced-colors: active) {
        outline: 2px solid;
        outline-offset: -2px;
      }
    }
  }
`;
