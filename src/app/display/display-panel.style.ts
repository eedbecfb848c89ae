import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, layer, layout, radius, shadow, size, space } from '#src/styles/tokens.ts';

/** Has no backdrop on a wide screen, so that the effect of a choice is visible on the page. */
export const overlay = css`
  display: flex;
  inset: 0;
  justify-content: flex-end;
  padding: calc(${layout.header} + ${space[2]}) ${space[5]} ${space[4]};
  position: fixed;
  z-index: ${layer.overlay};

  ${below.lists} {
    align-items: end;
    background: ${color.overlay};
    padding: ${space[6]} 0 0;
  }
`;

export const panel = css`
  align-self: start;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.overlay};
  max-height: 100%;
  overflow: auto;
  width: min(24rem, 100%);

  ${below.lists} {
    align-self: end;
    border-radius: ${radius.lg} ${radius.lg} 0 0;
    border-width: 1px 0 0;
    width: 100%;
  }
`;

export const dialog = css`
  display: grid;
  gap: ${space[5]};
  outline: none;
  padding: ${space[4]} ${space[5]} ${space[5]};

  ${below.lists} {
    padding-inline: ${space[4]};
  }
`;

export const top = css`
  align-items: center;
  display: flex;
  justify-content: space-between;
  margin-right: -${space[2]};
`;

export const title = css`
  font-size: ${size.lg};
`;

export const status = css`
  color: ${color.muted};
  font-size: ${size.sm};

  &:not(:has(p)) {
    position: absolute;
  }
`;
