import { css } from '@linaria/core';
import { color, layer, radius, shadow, space, weight } from './tokens.ts';

/** What a prerendered page needs before the code of the site runs, or when this code cannot be fetched. */
export const prerendered = css`
  :global() {
    /* A prerendered page shows each visitor their own part before its code runs: see src/lib/browser/visitor.ts. */
    :root[data-session] [data-shown-to='guest'],
    :root:not([data-session]) [data-shown-to='member'],
    :root:is([data-session], [data-signup]) [data-shown-to='newcomer'],
    :root:not([data-session], [data-signup]) [data-shown-to='returning'] {
      display: none;
    }

    /* The notice of index.html when the scripts cannot be fetched. */
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
