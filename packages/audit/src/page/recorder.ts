import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { type Announcement, type RegionState, ScreenReaderModel } from './live-region.ts';

const liveRegionSelector = '[aria-live], [role=status], [role=alert], [role=log], output';

const model = new ScreenReaderModel<Element>();
const focusTexts: string[] = [];
let openedWindows = 0;
let submissions = 0;

/** Returns how soon a screen reader announces a region. `aria-live` overrides the role. */
function politenessOf(region: Element): RegionState['level'] {
  const live = region.getAttribute('aria-live');
  if (live === 'polite' || live === 'assertive' || live === 'off') return live;
  const role = region.getAttribute('role');
  if (role === 'alert') return 'assertive';
  if (role === 'status' || role === 'log' || (role === null && region.matches('output'))) return 'polite';
  return 'off';
}

/** Whether an element is rendered. One with `display: contents` has no box and is rendered with its parent. */
function isRendered(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  if (display !== 'contents') return element.checkVisibility({ visibilityProperty: true });
  return visibility === 'visible' && element.parentElement !== null && isRendered(element.parentElement);
}

/** Whether an element is in the accessibility tree: rendered, not hidden, and not behind a modal dialog. */
function isInTree(element: Element): boolean {
  if (!isRendered(element)) return false;
  if (element.closest('[aria-hidden=true], [inert]')) return false;
  const modals = [...document.querySelectorAll('dialog:modal, [aria-modal=true]')].filter((modal) =>
    modal.checkVisibility(),
  );
  return modals.every((modal) => modal.contains(element));
}

/** Returns the text alternative of an element, if it has one of its own. */
const labelOf = (element: Element): string =>
  element.matches('img[alt], [aria-label], [aria-labelledby]') ? computeAccessibleName(element) : '';

/** Returns the texts of a region, with the text alternatives of its pictures. */
function textsOf(region: Element): string[] {
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node instanceof Element ? node : node.parentElement;
    const text = node instanceof Text ? node.data : node instanceof Element ? labelOf(node) : '';
    if (text.trim() === '' || !parent || !isRendered(parent)) continue;
    if (!parent.closest('[aria-hidden=true], [inert]')) texts.push(text.replace(/\s+/g, ' ').trim());
  }
  return texts;
}

function stateOf(region: Element): RegionState {
  const role = region.getAttribute('role');
  const atomic = region.closest('[aria-atomic]')?.getAttribute('aria-atomic');
  return {
    level: politenessOf(region),
    isExposed: isInTree(region),
    isBusy: region.closest('[aria-busy=true]') !== null,
    isAtomic: atomic === undefined ? role === 'status' || role === 'alert' : atomic === 'true',
    isAlert: role === 'alert',
    texts: textsOf(region),
  };
}

/** Calls a function when the browser has rendered the present document, and so has updated the accessibility tree. */
const afterRendering = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act));
};

function observeRegions(): void {
  const time = performance.now();
  const regions = new Set(document.querySelectorAll(liveRegionSelector));
  model.retain(regions, time);
  for (const region of regions)
    if (model.observe(region, stateOf(region), time, document.readyState === 'loading'))
      afterRendering(() => model.markReady(region));
}

/** The roles whose content is their name, and headings, of which screen readers read the content on focus. */
const readWholeSelector = 'h1, h2, h3, h4, h5, h6, p, li, [role=alert], [role=status]';

/** Returns what a screen reader reads when an element gets the focus: its name and description, and its dialog's. */
function focusText(element: Element): string {
  const dialog = element.closest('[role=dialog], [role=alertdialog], dialog');
  const named = [element, ...(dialog && dialog !== element ? [dialog] : [])].flatMap((one) => [
    computeAccessibleName(one),
    computeAccessibleDescription(one),
  ]);
  const content = element.matches(readWholeSelector) ? textsOf(element) : [];
  return [...named, ...content].join(' ').replace(/\s+/g, ' ').trim();
}

/** Records what a screen reader reads when an element gets the focus. */
function recordFocus(event: FocusEvent): void {
  const { target } = event;
  // Screen readers read the element when the accessibility tree has its present state.
  afterRendering(() => {
    if (target instanceof Element && target === document.activeElement && isInTree(target))
      focusTexts.push(focusText(target));
  });
}

/** Starts to record what a screen reader announces, and the windows that scripts open. */
export function startRecording(): void {
  new MutationObserver(observeRegions).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [
      ...['aria-live', 'aria-atomic', 'aria-busy', 'aria-hidden', 'aria-modal', 'role'],
      ...['class', 'hidden', 'inert', 'open', 'style'],
    ],
  });
  addEventListener('focusin', recordFocus, true);
  addEventListener(
    'submit',
    () => {
      submissions += 1;
    },
    true,
  );
  const open = window.open.bind(window);
  window.open = (...args) => {
    openedWindows += 1;
    return open(...args);
  };
}

/** Returns all announcements of live regions since the page was opened. */
export const announcementsOfRegions = (): Announcement[] => model.announcements();

/** Returns the texts of all announcements of live regions since the page was opened. */
export const recordedAnnouncements = (): string[] => model.announcements().map(({ text }) => text);

/** Returns the texts that live regions have now. */
export const textsOfRegions = (): string[] =>
  [...document.querySelectorAll(liveRegionSelector)]
    .map(stateOf)
    .filter(({ level, isExposed }) => isExposed && level !== 'off')
    .map(({ texts }) => texts.join(' '));

/** Returns what a screen reader read of each element that got the focus since the page was opened. */
export const recordedFocusTexts = (): string[] => [...focusTexts];

/** Returns the number of windows that scripts of the page have opened. */
export const openedWindowCount = (): number => openedWindows;

/** Returns URL, number of open dialogs and of opened windows as one text, which changes with any of them. */
export const describeLocation = (): string =>
  `${location.href} ${document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]').length} ${openedWindows}`;

/** Returns what an action may change: `describeLocation`, the number of sent forms, and the load of the document. */
export const describeContext = (): string => `${describeLocation()} ${submissions} ${performance.timeOrigin}`;
