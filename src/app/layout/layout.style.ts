import { css } from '@linaria/core';
import { visuallyHidden } from '#src/styles/mixins.ts';
import { color, layer, radius, space } from '#src/styles/tokens.ts';

export const skip = css`
  background: ${color.raised};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  color: ${color.brand};
  font-weight: 600;
  inset: ${space[3]} auto auto ${space[4]};
  padding: ${space[3]} ${space[4]};
  position: fixed;
  z-index: ${layer.toast};

  &:not(:focus) {
    clip-path: inset(50%);
    height: 1px;
    overflow: hidden;
    width: 1px;
  }
`;

export const main = css`
  /* The footer begins below the first screenful, so content that loads after the first paint causes no visible shift. */
  min-height: 100vh;
  outline: none;

  /* The negative margin of a hero must not move this element: a redirect to a screen with a hero would shift the layout. */
  display: flow-root;

  @media print {
    min-height: 0;
  }
`;

export const announcer = css`${visuallyHidden}`;
