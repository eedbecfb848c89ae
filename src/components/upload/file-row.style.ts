import { css } from '@linaria/core';
import { color, radius, space, size as text } from '#src/styles/tokens.ts';

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
