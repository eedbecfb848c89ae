import { css } from '@linaria/core';
import { color, radius } from '#src/styles/tokens.ts';

export const bar = css`
  border: 1px solid ${color.control};
  border-radius: ${radius.full};
  flex: 1 1 6rem;
  height: 0.625rem;
  overflow: hidden;
`;

export const filledBar = css`
  background: ${color.brand};
  /* Forced colours remove backgrounds, so the border draws the bar. */
  border-block: 0.3125rem solid ${color.brand};
  display: block;
  height: 100%;
  transition: width 120ms linear;

  [data-indeterminate] > & {
    animation: wander 1.2s ease-in-out infinite alternate;
    width: 40%;
  }

  @keyframes wander {
    to {
      margin-left: 60%;
    }
  }
`;
