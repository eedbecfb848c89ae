import type { Result } from '#audit/model.ts';
import { findExposed, problemAt } from './dom.ts';
import { describeContext } from './recorder.ts';

const stateNames = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected'];

/** Returns what a press on a control may change, besides the focus. */
const describeEffect = (element: Element): string =>
  [
    describeContext(),
    element.isConnected,
    ...stateNames.map((name) => element.getAttribute(name)),
    [...document.querySelectorAll('input')].map(({ type, checked }) => `${type} ${checked}`),
  ].join(' ');

/**
 * Puts the pointer down on an element, and cancels the press (Pointer Events, `pointercancel`).
 * @returns whether a script clicked something, or opened another page, while the pointer was down
 */
async function pressAndCancel(element: Element): Promise<boolean> {
  const note = new AbortController();
  let isClicked = false;
  const noteClick = (event: Event): void => {
    isClicked = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Chromium tells of each navigation before it begins (HTML, Navigation API).
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (navigation instanceof EventTarget) navigation.addEventListener('navigate', noteClick, note);
  addEventListener('click', noteClick, { capture: true, signal: note.signal });
  const { x, y, width, height } = element.getBoundingClientRect();
  const init = { bubbles: true, cancelable: true, composed: true, clientX: x + width / 2, clientY: y + height / 2 };
  const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true, width: 1, height: 1, pressure: 0.5 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  element.dispatchEvent(new Event('touchstart', { bubbles: true, cancelable: true, composed: true }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...init, detail: 1, buttons: 1 }));
  await new Promise((done) => setTimeout(done, 0));
  note.abort();
  document.dispatchEvent(new PointerEvent('pointercancel', pointer));
  return isClicked;
}

/** Finds the first control that does its action when the pointer goes down (WCAG 2.5.2). One that opens a menu may. */
export async function findDownActions(): Promise<Result> {
  const controls = findExposed(
    ':is(a[href], button, summary, label, input, [role=button], [role=tab], [role=link]):not([aria-haspopup], :disabled)',
  );
  for (const element of controls) {
    const [before, problem] = [describeEffect(element), problemAt(element, '누르기만 해도, 떼기 전에 실행된다')];
    if ((await pressAndCancel(element)) || describeEffect(element) !== before)
      return { examined: controls.length, problems: [problem] };
  }
  return { examined: controls.length, problems: [] };
}
