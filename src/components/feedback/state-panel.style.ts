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

/* A fast page does not flicker: the words come as late as the site's one spinner. */
export const loading = css`
  animation: come 1ms 400ms both;

  @keyframes come {
    from {
      opacity: 0;
    }
  }
`;
