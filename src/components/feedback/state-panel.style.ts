import { css } from '@linaria/core';
import { color, space } from '#src/styles/tokens.ts';

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
