import { css } from '@linaria/core';
import { color, radius } from '#src/styles/tokens.ts';

export const bar = css`
  appearance: none;
  background: none;
  border: 1px solid ${color.control};
  border-radius: ${radius.full};
  flex: 1 1 6rem;
  height: 0.625rem;
  min-width: 0;
  overflow: hidden;

  &::-webkit-progress-bar {
    background: none;
  }

  &::-webkit-progress-value {
    background: ${color.brand};
    transition: width 120ms linear;
  }

  &::-moz-progress-bar {
    background: ${color.brand};
  }

  /* Without a value, a part of the bar moves from end to end. */
  &:indeterminate {
    animation: wander 1.2s ease-in-out infinite alternate;
    background: linear-gradient(${color.brand} 0 0) 0 / 40% 100% no-repeat;
  }

  &:indeterminate::-moz-progress-bar {
    background: none;
  }

  /* Forced colours remove backgrounds, so the browser draws the bar. */
  @media (forced-colors: active) {
    appearance: auto;
  }

  @keyframes wander {
    to {
      background-position: 100%;
    }
  }
`;
