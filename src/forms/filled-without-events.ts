import { controlsIn } from '#src/lib/browser/controls.ts';
import { isReplayedEvent, readUnrendered } from '#src/lib/browser/replay-input.ts';

/**
 * Replays the input of the controls that show what React has not rendered. Password managers and extensions fill in fields
 * without events, or with events that React ignores. React would remove the text at its next rendering.
 * @param form the form
 * @param target the control whose event React is about to handle, if any
 */
function replayFilledIn(form: HTMLFormElement, target: EventTarget | null): void {
  const controls = controlsIn(form).filter((control) => control !== target && control.type !== 'file');
  readUnrendered(controls.map((control) => ({ current: control, early: control })))();
}

/** The events by which a visitor changes a control. React handles them. */
const inputEvents = ['input', 'change', 'click'];

/** The events after which fields are rendered again, and the one after which the form is sent. */
const otherEvents = ['focusin', 'focusout', 'pointerover', 'pointerout', 'submit'];

/**
 * Replays what is filled in before React renders the fields again or the form is sent.
 * @returns a function that ends this
 */
export function followFilledIn(form: HTMLFormElement): () => void {
  const replay = ({ target, type, isTrusted }: Event) => {
    if (isReplayedEvent() || !(target instanceof Element) || target.closest('form') !== form) return;
    replayFilledIn(form, isTrusted && inputEvents.includes(type) ? target : null);
  };
  for (const type of [...inputEvents, ...otherEvents]) document.addEventListener(type, replay, true);
  return () => {
    for (const type of [...inputEvents, ...otherEvents]) document.removeEventListener(type, replay, true);
  };
}
