import { css } from '@linaria/core';
import { shortWindow } from './breakpoints.ts';
import { motion, themes } from './themes.ts';
import { layout } from './tokens.ts';

/**
 * The values of the design tokens. The display settings of the user are attributes of <html>: data-theme, data-contrast,
 * data-motion, data-text. Without them the system settings apply.
 */
export const tokenValues = css`
  :global() {
    :root {
      ${themes.light}
      ${motion.full}
      color-scheme: light;
      font-size: 100%;
      /* Keeps a focused element from being hidden by the header or the floating button (WCAG 2.4.11). */
      scroll-padding-bottom: 5rem;
      scroll-padding-top: calc(${layout.header} + 4.5rem);
      -webkit-text-size-adjust: 100%;

      ${shortWindow} {
        scroll-padding-block: 1rem;
      }

      &:has([data-toast]) {
        scroll-padding-bottom: 7rem;
      }
    }

    @media (prefers-contrast: more) {
      :root {
        ${themes.lightMore}
      }
    }

    :root[data-contrast='more'] {
      ${themes.lightMore}
    }

    /* Paper is always light. */
    @media screen and (prefers-color-scheme: dark) {
      :root:not([data-theme='light']) {
        ${themes.dark}
        color-scheme: dark;
      }

      :root:not([data-theme='light'])[data-contrast='more'] {
        ${themes.darkMore}
      }
    }

    @media screen {
      :root[data-theme='dark'] {
        ${themes.dark}
        color-scheme: dark;
      }

      :root[data-theme='dark'][data-contrast='more'] {
        ${themes.darkMore}
      }
    }

    @media screen and (prefers-contrast: more) {
      :root[data-theme='dark'] {
        ${themes.darkMore}
      }
    }

    @media screen and (prefers-contrast: more) and (prefers-color-scheme: dark) {
      :root:not([data-theme='light']) {
        ${themes.darkMore}
      }
    }

    @media (forced-colors: active) {
      :root:root:root:root {
        ${themes.forced}
      }
    }

    :root[data-text='112'] {
      font-size: 112.5%;
    }

    :root[data-text='125'] {
      font-size: 125%;
    }

    :root[data-text='150'] {
      font-size: 150%;
    }
  }
`;
