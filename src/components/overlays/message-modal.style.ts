import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const close = css`
  position: absolute;
  right: ${space[3]};
  top: ${space[3]};
`;

export const picture = css`
  align-items: center;
  background: ${color.tint};
  border: 1px solid ${color.line};
  border-radius: 50% 50% 50% 50% / 62% 62% 38% 38%;
  color: ${color.brand};
  display: inline-flex;
  height: 5rem;
  justify-content: center;
  margin-bottom: ${space[4]};
  padding-top: ${space[2]};
  width: 4.25rem;
`;

export const message = css`
  font-size: ${size.md};
  white-space: pre-line;
`;

export const actions = css`
  display: flex;
  gap: ${space[2]};
  justify-content: center;
  margin-top: ${space[6]};

  & > * {
    flex: 1;
    min-height: 3rem;
  }
`;
