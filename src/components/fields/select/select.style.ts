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
  gap: ${space[1]};
  justify-content: space-between;
  min-height: 2.75rem;

  /* As tall as a text field. */
  label + && {
    min-height: 3rem;
  }

  min-width: min(6.5rem, 100%);
  padding: ${space[2]} ${space[3]};

  &[data-hovered],
  &[data-pressed],
  &[aria-expanded='true'] {
    border-color: ${color.brand};
  }

  [data-invalid] > &,
  [data-invalid] > * > select& {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &[data-disabled],
  &:disabled {
    background: ${color.disabled};
    border-color: ${color.line};
    color: ${color.onDisabled};
    cursor: not-allowed;
  }
`;

/** Keeps the native select rendered for the autofill of the browser, but out of sight. */
export const hidden = css`
  clip-path: inset(50%);
  height: 1px;
  left: 0;
  overflow: hidden;
  position: fixed;
  top: 0;
  white-space: nowrap;
  width: 1px;
`;

/** The element of a native select that replaces the button. */
export const native = css`
  display: grid;
`;

/** The mark of a list that is loading. */
export const loading = css`
  animation: turn 800ms linear infinite;
  border: 2px solid ${color.line};
  border-radius: 50%;
  border-top-color: ${color.brand};
  flex: none;
  height: 1.125rem;
  width: 1.125rem;

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

export const value = css`
  min-width: 0;
  /* With large text, a long word needs a second line. */
  overflow-wrap: anywhere;
  text-align: start;

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
