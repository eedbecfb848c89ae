import { css } from '@linaria/core';
import { below } from './breakpoints.ts';
import { color, layout, radius, size, space } from './tokens.ts';

/** What belongs together, one below the other: a label and its control, for example. */
export const stack = css`
  display: grid;
  gap: ${space[2]};
`;

/** Fields, one below the other. */
export const fieldStack = css`
  display: grid;
  gap: ${layout.fields};
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

/** A message about something that the visitor should know before the next step. */
export const warningBox = css`
  background: ${color.warningTint};
  border: 1px solid ${color.warning};
  border-radius: ${radius.md};
  font-size: ${size.sm};
  padding: ${space[4]};
`;

/** A message about something that failed or cannot be undone. */
export const dangerBox = css`
  background: ${color.dangerTint};
  border: 1px solid ${color.danger};
  border-radius: ${radius.md};
  color: ${color.danger};
  font-size: ${size.sm};
  padding: ${space[3]} ${space[4]};
  white-space: pre-line;
`;

/** The buttons of a form, side by side if they fit. */
export const formActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > * {
    flex: 1 1 8rem;
  }

  & > [hidden] {
    flex: none;
  }
`;

/** The high buttons of a dialog, side by side and equally wide if they fit. */
export const dialogActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > * {
    flex: 1 1 7rem;
    min-height: 3rem;
  }
`;

/** Two columns, one below the other in a small window. `--columns` sets other widths than equal ones. */
export const sideBySide = css`
  align-items: start;
  display: grid;
  gap: ${space[6]} ${space[7]};
  grid-template-columns: var(--columns, repeat(2, minmax(0, 1fr)));

  ${below.lists} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Keeps the lines of a text short enough to read. */
export const textWidth = css`
  max-width: ${layout.text};

  @media print {
    max-width: none;
  }
`;
