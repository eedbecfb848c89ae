import { css } from '@linaria/core';
import { color, radius, shadow, size, space } from '#src/styles/tokens.ts';

export const select = css`
  display: grid;
  gap: ${space[2]};
`;

export const button = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  cursor: pointer;
  display: flex;
  font-size: ${size.sm};
  gap: ${space[3]};
  justify-content: space-between;
  min-height: 2.75rem;

  /* As tall as a text field. */
  label + && {
    min-height: 3rem;
  }

  min-width: 6.5rem;
  padding: ${space[2]} ${space[3]};

  &[data-hovered],
  &[data-pressed] {
    border-color: ${color.brand};
  }

  [data-invalid] > & {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &[data-disabled] {
    background: ${color.disabled};
    border-color: ${color.line};
    color: ${color.onDisabled};
    cursor: not-allowed;
  }
`;

export const value = css`
  min-width: 0;
  overflow: hidden;
  /* A long word is cut with an ellipsis instead of being broken. */
  overflow-wrap: normal;
  text-align: start;
  text-overflow: ellipsis;

  &[data-placeholder] {
    color: ${color.muted};
  }
`;

export const popover = css`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  box-shadow: ${shadow.overlay};
  min-width: var(--trigger-width);
  overflow: auto;
`;

export const list = css`
  outline: none;
  padding: ${space[1]};
`;

export const item = css`
  border-radius: ${radius.sm};
  cursor: pointer;
  font-size: ${size.sm};
  min-height: 2.5rem;
  padding: ${space[2]} ${space[3]};

  &[data-focused] {
    background: ${color.tint};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  &[data-selected] {
    color: ${color.brand};
    font-weight: 700;
  }
`;
