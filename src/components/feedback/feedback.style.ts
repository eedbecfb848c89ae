import { css } from '@linaria/core';
import { color, space } from '#src/styles/tokens.ts';

export const box = css`display: inline-flex;`;

export const ring = css`
  animation: turn 800ms linear infinite;
  border: 2px solid ${color.line};
  border-radius: 50%;
  border-top-color: ${color.brand};
  height: 1.75rem;
  width: 1.75rem;

  @media (forced-colors: active) {
    border-color: GrayText;
    border-top-color: Highlight;
  }

  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`;

export const panel = css`
  align-items: center;
  border-block: 1px solid ${color.line};
  color: ${color.muted};
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  justify-content: center;
  min-height: 15rem;
  padding: ${space[6]} ${space[4]};
  text-align: center;
`;

/* The text appears after 400 ms, so that a fast page does not flicker. */
export const loading = css`
  animation: appear 1ms 400ms both;

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;
