import { css } from '@linaria/core';
import { shortWindow } from '#src/styles/breakpoints.ts';
import { color, duration, easing, layer, radius, shadow, size, space, tracking, weight } from '#src/styles/tokens.ts';

export const overlay = css`
  align-items: center;
  animation: veil ${duration.calm} ${easing.change};
  background: ${color.overlay};
  display: flex;
  inset: 0;
  justify-content: center;
  padding: ${space[4]};
  position: fixed;
  z-index: ${layer.overlay};

  /* In a low window a modal ends above the toast at the bottom. */
  ${shortWindow} {
    :root:has([data-toast]) & {
      padding-bottom: 7rem;
    }
  }

  @keyframes veil {
    from {
      opacity: 0;
    }
  }
`;

export const modal = css`
  animation: rise ${duration.calm} ${easing.arrive};
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.overlay};
  max-height: 100%;
  max-width: 26rem;
  overflow: auto;
  /* The hidden inputs of choices are placed in it, and scroll with it: focus finds them in a low window. */
  position: relative;
  width: 100%;

  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }
`;

export const dialog = css`
  outline: none;
  padding: ${space[6]} ${space[5]} ${space[5]};
  text-align: center;
`;

export const title = css`
  border-bottom: 1px solid ${color.line};
  color: ${color.brandStrong};
  font-size: ${size.sm};
  font-weight: ${weight.strong};
  letter-spacing: ${tracking.text};
  margin: -${space[4]} -${space[5]} ${space[6]};
  padding-bottom: ${space[4]};
`;

export const picture = css`
  align-items: center;
  background: ${color.tint};
  border: 1px solid ${color.line};
  border-radius: 50% 50% 50% 50% / 62% 62% 38% 38%;
  color: ${color.brand};
  display: inline-flex;
  height: 5rem;
  justify-content: center;
  margin-bottom: ${space[4]};
  padding-top: ${space[2]};
  width: 4.25rem;
`;

export const message = css`
  font-size: ${size.md};
  white-space: pre-line;
`;

export const actions = css`
  display: flex;
  gap: ${space[2]};
  justify-content: center;
  margin-top: ${space[6]};

  & > * {
    flex: 1;
    min-height: 3rem;
  }
`;
