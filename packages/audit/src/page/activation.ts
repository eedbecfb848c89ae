import { accessibleName, findExposed, isVisuallyHidden, selectorOf, topDialog } from './dom.ts';
import { focusStopId } from './focus-stop.ts';
import { openedWindowCount } from './recorder.ts';

/** A key that activates controls. */
type Key = 'Enter' | 'Space';

/** An element that did not react to a key that must activate it. */
export type Unanswered = { selector: string; html: string; name: string; key: Key };

const keysByRole: readonly { selector: string; keys: readonly Key[] }[] = [
  {
    selector: '[role=tab], [role=option], [role=menuitem], [role=treeitem], [role=gridcell], [role=combobox]',
    keys: [],
  },
  {
    selector: '[role=checkbox], [role=radio], [role=switch], input[type=checkbox], input[type=radio]',
    keys: ['Space'],
  },
  {
    selector: 'button, summary, [role=button], input:is([type=button], [type=submit], [type=reset], [type=file])',
    keys: ['Enter', 'Space'],
  },
  { selector: 'a[href], area[href], [role=link]', keys: ['Enter'] },
];

/** Returns the keys that activate an element (WAI-ARIA Authoring Practices 1.2, Button, Link and Checkbox). */
const activationKeysOf = (element: Element): readonly Key[] =>
  keysByRole.find(({ selector }) => element.matches(selector))?.keys ?? [];

/** Waits until React has rendered the effects of an event, which it does in a microtask. */
async function afterMicrotasks(): Promise<void> {
  for (let count = 0; count < 8; count += 1) await Promise.resolve();
}

/** Whether the browser itself activates an element when a key is pressed on it. */
const isNative = (element: Element): boolean => element.matches('button, summary, input, a[href], area[href]');

const keyInit = (key: Key): KeyboardEventInit => ({
  key: key === 'Enter' ? 'Enter' : ' ',
  code: key,
  bubbles: true,
  cancelable: true,
  composed: true,
});

/** Attributes that only show focus, hovering and pressing. */
const transientAttributes = /^data-(focus|pressed|hover)|^(class|style)$/;

let observer: MutationObserver | undefined;
let changeCount = 0;
let startedAt = '';

const countChanges = (changes: MutationRecord[]): void => {
  changeCount += changes.filter(({ attributeName }) => !transientAttributes.test(attributeName ?? '')).length;
};

/** Starts to watch for effects of an action: changes of the document, the address, the focus, and opened windows. */
export function watchEffects(): void {
  observer?.disconnect();
  changeCount = 0;
  startedAt = `${location.href} ${openedWindowCount()} ${focusStopId(document.activeElement ?? document.body)}`;
  observer = new MutationObserver(countChanges);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Tells whether there was an effect since `watchEffects`. */
export function hadEffect(): boolean {
  countChanges(observer?.takeRecords() ?? []);
  const now = `${location.href} ${openedWindowCount()} ${focusStopId(document.activeElement ?? document.body)}`;
  return changeCount > 0 || now !== startedAt;
}

/**
 * Presses a key down on an element, and releases it elsewhere, so that nothing is activated.
 * @returns whether the element reacts: by the browser, by a pressed state, or by a change
 */
async function reactsTo(element: HTMLElement, key: Key): Promise<boolean> {
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) return true;
  watchEffects();
  let isClicked = false;
  const noteClick = (event: Event): void => {
    isClicked = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', noteClick, true);
  const event = new KeyboardEvent('keydown', keyInit(key));
  element.dispatchEvent(event);
  await afterMicrotasks();
  const isPressed = element.hasAttribute('data-pressed');
  if (isPressed) document.body.dispatchEvent(new KeyboardEvent('keyup', keyInit(key)));
  else element.dispatchEvent(new KeyboardEvent('keyup', keyInit(key)));
  await afterMicrotasks();
  removeEventListener('click', noteClick, true);
  return isPressed || isClicked || (isNative(element) && !event.defaultPrevented) || hadEffect();
}

/**
 * Finds controls that do not react to Enter or Space. A control that does react may have reacted only in part, so the
 * result is confirmed by real key presses.
 */
export async function findUnansweredKeys(): Promise<{ examined: number; unanswered: Unanswered[] }> {
  const root = topDialog() ?? document;
  const focused = document.activeElement;
  const position = scrollY;
  const controls = findExposed('a[href], area[href], button, summary, input, [role]', root).filter(
    (element) =>
      element.tabIndex >= 0 &&
      activationKeysOf(element).length > 0 &&
      !element.matches(':disabled, [aria-disabled=true], input[type=file]') &&
      !(isVisuallyHidden(element) && element.matches('a')),
  );
  const unanswered: Unanswered[] = [];
  for (const element of controls)
    for (const key of activationKeysOf(element)) {
      if (!element.isConnected || (await reactsTo(element, key))) continue;
      const html = element.outerHTML.replace(/\s+/g, ' ').slice(0, 240);
      unanswered.push({ selector: selectorOf(element), html, name: accessibleName(element), key });
    }
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, position);
  return { examined: controls.length, unanswered };
}
