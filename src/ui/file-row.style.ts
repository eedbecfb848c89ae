import { css } from '@linaria/core';
import { color, radius, space, size as text } from '../styles/tokens';

export const row = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  column-gap: ${space[2]};
  display: flex;
  flex-wrap: wrap;
  min-height: 3.25rem;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[3]};

  &[data-replaced] {
    background: ${color.disabled};
    color: ${color.onDisabled};
  }
`;

export const name = css`
  flex: 1 1 8rem;
  font-size: ${text.sm};
  min-width: 0;
`;

export const size = css`
  color: ${color.muted};
  font-size: ${text.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const bar = css`
  border: 1px solid ${color.control};
  border-radius: ${radius.full};
  flex: 1 1 6rem;
  height: 0.625rem;
  overflow: hidden;
`;

export const done = css`
  background: ${color.brand};
  /* A background is not drawn where the reader has colours of their own. */
  border-block: 0.3125rem solid ${color.brand};
  display: block;
  height: 100%;
  transition: width 120ms linear;

  [data-unknown] > & {
    animation: wander 1.2s ease-in-out infinite alternate;
    width: 40%;
  }

  @keyframes wander {
    to {
      margin-left: 60%;
    }
  }
`;
