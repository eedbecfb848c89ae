import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const step = css`
  display: grid;
  gap: ${space[4]};
`;

export const question = css`
  text-align: center;
  white-space: pre-line;
`;

export const file = css`
  align-items: center;
  background: ${color.sunken};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  column-gap: ${space[3]};
  display: flex;
  font-size: ${size.sm};
  padding: ${space[3]} ${space[4]};

  & > svg {
    color: ${color.brand};
    flex: none;
  }
`;

export const name = css`min-width: 0;`;

export const fileSize = css`
  color: ${color.muted};
  font-size: ${size.xs};
  white-space: nowrap;
`;

export const progress = css`display: flex;`;
