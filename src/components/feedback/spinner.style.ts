import { css } from '@linaria/core';
import { color } from '#src/styles/tokens.ts';

export const box = css`
  display: inline-flex;
`;

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
