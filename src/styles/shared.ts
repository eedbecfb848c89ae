import { css } from '@linaria/core';
import { color, layout, size, space } from './tokens.ts';

/** The rules of an element that only screen readers read. Use them where a media query hides it; else `VisuallyHidden`. */
export const visuallyHidden = `
  block-size: 1px;
  clip-path: inset(50%);
  inline-size: 1px;
  overflow: hidden;
  position: absolute;
  white-space: nowrap;
`;

/** Takes part in no layout: the element only carries an attribute such as `data-shown-to`. */
export const withoutBox = css`
  display: contents;
`;

/** What belongs together, one below the other: a label and its control, for example. */
export const stack = css`
  display: grid;
  gap: ${space[2]};
`;

/** A remark. */
export const note = css`
  color: ${color.muted};
  font-size: ${size.sm};
`;

/** A remark in small type. */
export const smallNote = css`
  color: ${color.muted};
  font-size: ${size.xs};
`;

/** A list with a line above it, whose items have lines below them. */
export const ruledList = css`
  border-top: 1px solid ${color.text};
  list-style: none;
`;

/** The buttons of a dialog, side by side and equally wide. */
export const dialogActions = css`
  display: flex;
  gap: ${space[2]};

  & > * {
    flex: 1;
    min-height: 3rem;
  }
`;

/** Keeps the lines of a text short enough to read. */
export const textWidth = css`
  max-width: ${layout.text};

  @media print {
    max-width: none;
  }
`;
