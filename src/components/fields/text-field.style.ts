import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const label = css`
  font-size: ${size.sm};
  font-weight: 600;
`;

export const input = css`
  background: ${color.surface};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  min-height: 3rem;
  padding: ${space[2]} ${space[3]};
  width: 100%;

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  &[data-hovered] {
    border-color: ${color.brand};
  }

  &[data-invalid] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &[data-disabled],
  &[readonly] {
    background: ${color.sunken};
  }

  &[data-disabled] {
    color: ${color.onDisabled};
  }
`;

export const box = css`
  display: block;
  position: relative;

  & > [data-has-end-content] {
    padding-right: 3.25rem;
  }

  & > button {
    position: absolute;
    right: ${space[1]};
    top: calc(50% - 1.375rem);
  }
`;

/** The input and a button beside it. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > span {
    flex: 1 1 5rem;
    min-width: 0;
  }

  & > button {
    flex: none;
    min-height: 3rem;
    min-width: 6rem;
  }
`;

export const error = css`
  color: ${color.danger};
  font-size: ${size.xs};
`;
