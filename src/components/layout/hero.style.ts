import { css } from '@linaria/core';
import { color, layout, size, space, tracking, weight } from '#src/styles/tokens.ts';

/** A dark area below the header, with a picture behind its text. Each hero sets its own height. */
export const hero = css`
  --color-focus: ${color.focusOnDeep};
  background: ${color.deep};
  color: ${color.onDeep};
  display: grid;
  isolation: isolate;
  margin-top: -${layout.header};
  overflow: hidden;
  position: relative;
`;

/** A gradient keeps the text readable on any picture. The rest of the picture stays visible. */
export const picture = css`
  inset: 0;
  position: absolute;
  z-index: -1;

  &::after {
    content: '';
    inset: 0;
    position: absolute;
  }

  @media (forced-colors: active) {
    display: none;
  }
`;

/** A small line above a title on a dark picture, with a drop before the text. */
export const eyebrow = css`
  align-items: center;
  display: flex;
  font-size: ${size.sm};
  font-weight: ${weight.medium};
  gap: ${space[3]};
  letter-spacing: ${tracking.caption};

  &::before {
    background: ${color.accentOnDeep};
    border-radius: 0 50% 50% 50%;
    content: '';
    flex: none;
    height: 0.5rem;
    transform: rotate(45deg);
    width: 0.5rem;
  }
`;
