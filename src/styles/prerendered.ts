import { css } from '@linaria/core';
import { visuallyHidden } from './mixins.ts';
import { color, layer, radius, shadow, space, weight } from './tokens.ts';

/** The styles of a prerendered page before its scripts run, or if they cannot be loaded. */
export const prerendered = css`
  :global() {
    /* Before hydration, a prerendered page shows only the parts for this visitor: see src/lib/browser/visitor.ts. */
    :root[data-session] [data-shown-to='guest'],
    :root:not([data-session]) [data-shown-to='member'],
    :root:is([data-session], [data-signup]) [data-shown-to='newcomer'],
    :root:not([data-session], [data-signup]) [data-shown-to='returning'] {
      display: none;
    }

    /* A press that waits for the hydration: see src/lib/browser/early-press.ts. The position of the control wins. */
    :where([data-kept-press]) {
      position: relative;
    }

    [data-kept-press] {
      cursor: progress;
    }

    [data-kept-press] > * {
      opacity: 0.3;
    }

    [data-kept-press]::after {
      animation: wait 800ms linear infinite;
      border: 2px solid ${color.line};
      border-radius: 50%;
      border-top-color: ${color.brand};
      box-sizing: border-box;
      content: '';
      height: 1.25rem;
      inset: 0;
      margin: auto;
      position: absolute;
      width: 1.25rem;
    }

    @keyframes wait {
      to {
        transform: rotate(1turn);
      }
    }

    #kept-press {
      ${visuallyHidden}
    }

    /* The notice of index.html if the scripts cannot be loaded. */
    #start-failed:not([hidden]) {
      align-items: center;
      background: ${color.raised};
      border: 1px solid ${color.line};
      border-radius: ${radius.md};
      bottom: ${space[4]};
      box-shadow: ${shadow.overlay};
      display: flex;
      flex-wrap: wrap;
      gap: ${space[2]} ${space[4]};
      inset-inline: ${space[4]};
      margin-inline: auto;
      max-width: 44rem;
      padding: ${space[4]} ${space[5]};
      position: fixed;
      width: fit-content;
      z-index: ${layer.toast};

      a {
        color: ${color.brandStrong};
        font-weight: ${weight.heading};
      }
    }
  }
`;
