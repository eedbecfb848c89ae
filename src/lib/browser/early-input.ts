/*
 * Keeps what a visitor did in the HTML of a page until React handles it: what its controls show, and the focus. React comes
 * to a page in three ways: it hydrates the HTML, it renders the screen in place of the HTML, or it renders the screen anew
 * because something else has changed the HTML, such as an extension of the browser. In the last two, the controls are
 * new elements. The record holds the old ones in memory, where passwords may be.
 */
import {
  type ChangedControl,
  type Control,
  controlSelector,
  controlsIn,
  isControl,
  readShown,
  setCaret,
} from './controls.ts';

/** Where an element is on the page, so that its counterpart is found in a new rendering. */
type Place = { name: string; index: number };

type EarlyInput = {
  root: Element;
  controls: Map<Control, Place>;
  focused: { element: HTMLElement; place: Place } | null;
  /** The vertical scroll position in px. */
  scrolled: number;
  /** The scroll position of the HTML, when React has removed it. */
  lostScroll: number | null;
};

let record: EarlyInput | null = null;

/** Names an element by what the site renders of it. Extensions change words, and add elements and attributes. */
function nameOf(element: Element): string {
  const field = element.closest<HTMLElement>('[data-field]')?.dataset.field;
  const details = element.matches(controlSelector)
    ? [element.getAttribute('type'), element.getAttribute('type') === 'radio' && element.getAttribute('value')]
    : [element.getAttribute('href'), element.getAttribute('aria-label') ?? element.textContent];
  return [element.tagName, field, ...details].join('|');
}

/** Returns the elements of a name in page order. Only those with its tag are read, because each focus comes here. */
const elementsNamed = (root: Element, name: string) =>
  [...root.getElementsByTagName(name.slice(0, name.indexOf('|')))].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && nameOf(element) === name,
  );

function placeOf(root: Element, element: HTMLElement): Place {
  const name = nameOf(element);
  return { name, index: elementsNamed(root, name).indexOf(element) };
}

const findCounterpart = (root: Element, { name, index }: Place): HTMLElement | undefined =>
  elementsNamed(root, name)[index];

function trackFocus({ type, target }: Event): void {
  if (!record || !(target instanceof HTMLElement)) return;
  if (type === 'focusin') {
    record.focused = record.root.contains(target) ? { element: target, place: placeOf(record.root, target) } : null;
    return;
  }
  // React removes an element within one task, so the focus that it takes away is known to be lost only afterwards.
  queueMicrotask(() => {
    if (record?.focused?.element === target && target.isConnected && document.activeElement !== target)
      record.focused = null;
  });
}

function trackScroll(): void {
  if (record) record.scrolled = window.scrollY;
}

/** Starts the record. Call it before React hydrates the page. */
export function recordEarlyInput(root: Element): void {
  record = {
    root,
    controls: new Map(controlsIn(root).map((control) => [control, placeOf(root, control)])),
    focused: null,
    scrolled: window.scrollY,
    lostScroll: null,
  };
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && root.contains(activeElement))
    record.focused = { element: activeElement, place: placeOf(root, activeElement) };
  for (const type of ['focusin', 'focusout']) addEventListener(type, trackFocus, true);
  addEventListener('scroll', trackScroll);
}

/** Ends the record. Call it when the visitor has left the screen: another screen must not show this input. */
export function endEarlyInput(): void {
  record = null;
  for (const type of ['focusin', 'focusout']) removeEventListener(type, trackFocus, true);
  removeEventListener('scroll', trackScroll);
}

/** Moves the focus from an element that React has removed to its counterpart. */
function restoreFocus({ root, focused }: EarlyInput): void {
  if (!focused || focused.element.isConnected || document.activeElement !== document.body) return;
  const counterpart = findCounterpart(root, focused.place);
  counterpart?.focus({ preventScroll: true });
  if (isControl(focused.element) && isControl(counterpart)) setCaret(counterpart, readShown(focused.element));
}

/** Scrolls to where the visitor was before React rendered the page anew. */
function restoreScroll({ lostScroll }: EarlyInput): void {
  if (lostScroll !== null && window.scrollY < lostScroll) window.scrollTo({ top: lostScroll, behavior: 'instant' });
}

/** Keeps the scroll position when React renders the page anew. Call it as soon as the HTML is removed. */
export function keepEarlyScroll(): void {
  if (!record) return;
  record.lostScroll ??= record.scrolled;
  restoreScroll(record);
}

/**
 * Moves the focus from an element that React has removed with the HTML of the page to its counterpart, and scrolls to it.
 * Call it when a screen is rendered.
 */
export function restoreEarlyView(): void {
  if (!record) return;
  restoreScroll(record);
  restoreFocus(record);
}

/**
 * Takes the controls of an element out of the record.
 * @returns those that a visitor may have changed, and a function that returns the focus to where it was; null without a record
 */
export function takeEarlyInput(scope: Element): { controls: ChangedControl[]; returnFocus: () => void } | null {
  if (!record) return null;
  const taken = record;
  const controls = [...taken.controls].flatMap(([early, place]) => {
    const current = scope.contains(early) ? early : findCounterpart(taken.root, place);
    if (!isControl(current) || !scope.contains(current)) return [];
    taken.controls.delete(early);
    return [{ current, early }];
  });
  return { controls, returnFocus: () => restoreFocus(taken) };
}
