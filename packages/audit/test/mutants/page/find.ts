import { findExposed, isVisible, isVisuallyHidden, visibleText } from '#audit/page/dom.ts';

/** Whether an element has text of its own. */
const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && (nodeValue ?? '').trim() !== '',
  );

/** Returns the visible elements with text of their own. */
export const findTexts = (root = 'body'): HTMLElement[] =>
  findExposed(`${root} *`).filter(
    (element) =>
      hasOwnText(element) &&
      !isVisuallyHidden(element) &&
      !element.closest('svg, option, [disabled], [aria-disabled=true]'),
  );

/** Returns the visible buttons and links, and elements with such a role. */
export const findButtonsAndLinks = (): HTMLElement[] =>
  findExposed('a[href], button:not(:disabled), [role=button], [role=tab], [role=switch]');

/** Returns the buttons and links without visible text. */
export const findIconControls = (): HTMLElement[] =>
  findButtonsAndLinks().filter((element) => visibleText(element) === '');

/** Returns the visible fields that a user can fill in. */
export const findFields = (): HTMLElement[] =>
  findExposed('input:not([type=hidden], [type=submit], [type=button]), select, textarea');

/** Returns the elements that the Tab key reaches, also those whose native control is transparent. */
export const findFocusable = (): HTMLElement[] =>
  findExposed('a[href], button, input:not([type=hidden]), select, textarea, [tabindex]').filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );

/** Returns the elements of a reference such as `aria-describedby`. */
export const referencedElements = (element: Element, attribute: string): HTMLElement[] =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).flatMap((id) => document.getElementById(id) ?? []);

/** Whether a referenced element has text that a user reads. */
export const isReadable = (element: HTMLElement): boolean =>
  (element.textContent ?? '').trim() !== '' && isVisible(element);
