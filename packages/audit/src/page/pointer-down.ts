import type { Result } from '#audit/model.ts';
import { findExposed, problemAt } from './dom.ts';
import { describeContext } from './recorder.ts';

/** Controls that may open a list or a menu when the pointer goes down, because the list is closed by moving away. */
const opensOnDown = '[aria-haspopup], [role=combobox], select, :disabled';

/** Returns what a press on a control may change, besides the focus. */
const describeEffect = (element: Element): string =>
  [
    describeContext(),
    element.isConnected,
    ...['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected'].map((name) => element.getAttribute(name)),
    element instanceof HTMLInputElement ? element.checked : '',
    [...document.querySelectorAll('input')].map(({ type }) => type).join(),
  ].join(' ');

/** Returns the length of the content, which may also change by itself. */
const contentLength = (): number => document.querySelector('main')?.textContent?.length ?? 0;

/**
 * Puts the pointer down on an element, and cancels the press (Pointer Events, `pointercancel`).
 * @returns whether a script clicked something, or opened another page, while the pointer was down
 */
async function pressAndCancel(element: Element): Promise<boolean> {
  let isClicked = false;
  const noteClick = (event: Event): void => {
    isClicked = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Chromium tells of each navigation before it begins (HTML, Navigation API).
  const navigation: unknown = Reflect.get(window, 'navigation');
  const navigates = navigation instanceof EventTarget ? navigation : new EventTarget();
  navigates.addEventListener('navigate', noteClick);
  addEventListener('click', noteClick, true);
  const { x, y, width, height } = element.getBoundingClientRect();
  const init = { bubbles: true, cancelable: true, composed: true, clientX: x + width / 2, clientY: y + height / 2 };
  const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true, width: 1, height: 1, pressure: 0.5 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  element.dispatchEvent(new Event('touchstart', { bubbles: true, cancelable: true, composed: true }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...init, detail: 1, buttons: 1 }));
  await new Promise((done) => setTimeout(done, 0));
  removeEventListener('click', noteClick, true);
  navigates.removeEventListener('navigate', noteClick);
  document.dispatchEvent(new PointerEvent('pointercancel', pointer));
  return isClicked;
}

/** Finds the first control that does its action when the pointer goes down (WCAG 2.5.2). */
export async function findDownActions(): Promise<Result> {
  const controls = findExposed('a[href], button, summary, label, input, [role=button], [role=tab], [role=link]').filter(
    (element) => !element.matches(opensOnDown) && !element.closest('[role=listbox]'),
  );
  for (const element of controls) {
    const before = describeEffect(element);
    const problem = problemAt(element, '누르기만 해도, 떼기 전에 실행된다');
    const length = contentLength();
    const isClicked = await pressAndCancel(element);
    if (isClicked || describeEffect(element) !== before) return { examined: controls.length, problems: [problem] };
    if (contentLength() === length) continue;
    // The content may have changed by itself, for example by a check of the field that was left. Then it stays now.
    const lengthNow = contentLength();
    await pressAndCancel(element);
    if (contentLength() !== lengthNow) return { examined: controls.length, problems: [problem] };
  }
  return { examined: controls.length, problems: [] };
}
