/*
 * Hands to React what a control shows and React does not know: text that was typed before the hydration, and text that a
 * password manager has filled in without events. React replays changes before the hydration by itself behind its flag
 * `enableHydrationChangeEvent` (react/react, pull requests 33129 and 33130). When a release of React has it, the callers
 * for the time before the hydration go.
 */
import { flushSync } from 'react-dom';
import {
  type ChangedControl,
  type Control,
  filesOf,
  isCheckable,
  isInput,
  readShown,
  type Shown,
  setCaret,
  showsRendered,
} from './controls.ts';

/** Writes what a control showed before. The setter of the prototype leaves React's record of the value alone. */
function writeShown(control: Control, { value, checked, files }: Shown): void {
  if (isCheckable(control)) {
    if (control.checked !== checked)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(control, checked);
  } else if (isInput(control) && control.type === 'file') {
    if (control.files !== files) control.files = files;
  } else if (control.value !== value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  }
}

/** Makes React forget the value that it knows of a control. It would ignore an event without a new value. */
function forgetKnownValue(control: Control): void {
  const tracker: unknown = Reflect.get(control, '_valueTracker');
  if (typeof tracker !== 'object' || tracker === null || !('setValue' in tracker)) return;
  const other = isCheckable(control) ? String(!control.checked) : `${control.value} `;
  if (typeof tracker.setValue === 'function') tracker.setValue(other);
}

/** The events to which React listens: not a `MouseEvent`, with which the browser would toggle the control (DOM Standard). */
function createEvents(control: Control): Event[] {
  const options = { bubbles: true };
  if (isCheckable(control)) return [new Event('click', options)];
  const input = new Event('input', options);
  return control instanceof HTMLSelectElement || filesOf(control) ? [input, new Event('change', options)] : [input];
}

let isReplaying = false;

/** Returns whether the events of this moment are replayed ones. */
export const isReplayedEvent = (): boolean => isReplaying;

/**
 * Shows something in a control and fires the events of a visitor who enters it. React renders after each control, because
 * the handler of an email address or of a date knows only the other values that were rendered.
 * @param shown what the control showed when the visitor or the password manager had changed it
 */
function replayInput(control: Control, shown: Shown): void {
  writeShown(control, shown);
  if (control === document.activeElement) setCaret(control, shown);
  forgetKnownValue(control);
  isReplaying = true;
  try {
    flushSync(() => {
      for (const event of createEvents(control)) control.dispatchEvent(event);
    });
  } finally {
    isReplaying = false;
  }
}

/**
 * Reads what controls show that React has not rendered, before the rendering after one control changes another one.
 * @returns a function that replays it in the current controls
 */
export function readUnrendered(controls: readonly ChangedControl[]): () => void {
  const read = controls
    .filter(({ early }) => !showsRendered(early))
    .map(({ current, early }) => ({ current, shown: readShown(early) }));
  return () => {
    for (const { current, shown } of read) replayInput(current, shown);
  };
}
