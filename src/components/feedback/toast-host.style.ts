import { css } from '@linaria/core';
import { color, duration, easing, layer, radius, shadow, size, space, weight } from '#src/styles/tokens.ts';

export const host = css`
  align-items: center;
  bottom: ${space[5]};
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  inset-inline: ${space[4]};
  pointer-events: none;
  position: fixed;
  z-index: ${layer.toast};

  @media print {
    display: none;
  }
`;

export const card = css`
  align-items: center;
  animation: arrive ${duration.calm} ${easing.arrive};
  background: ${color.inverse};
  /* In the light theme the footer is as dark as the card. */
  border: 1px solid ${color.onInverse};
  border-radius: ${radius.md};
  box-shadow: ${shadow.overlay};
  color: ${color.onInverse};
  display: flex;
  gap: ${space[3]};
  max-width: 30rem;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  pointer-events: auto;
  width: fit-content;

  :focus-visible {
    outline-color: ${color.onInverse};
  }

  & > svg,
  & > img {
    flex: none;
  }

  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }
`;

export const text = css`
  font-size: ${size.sm};
  line-height: 1.5;
  padding-block: ${space[1]};
  white-space: pre-line;
`;

export const subtitle = css`
  font-size: ${size.xs};
  font-weight: ${weight.strong};
`;
