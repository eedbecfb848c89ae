import { css } from '@linaria/core';
import { color, size, space, tracking, weight } from '#src/styles/tokens.ts';

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
