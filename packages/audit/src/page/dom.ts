import { computeAccessibleName } from 'dom-accessibility-api';
import type { Problem } from '#audit/model.ts';

/** Selects the elements that a user can operate. */
const operableSelector =
  'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=true], [tabindex], [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=option], [role=menuitem], [role=combobox], [role=slider], [role=spinbutton]';

/** Whether an element has a size and is not hidden. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether an element is exposed to assistive technology. */
export const isExposed = (element: Element): boolean => element.closest('[aria-hidden=true], [inert]') === null;

/** Returns the opacity of an element times that of all elements around it, from 0 to 1. */
export function opacityOf(element: Element): number {
  let opacity = 1;
  for (let current: Element | null = element; current; current = current.parentElement)
    opacity *= Number(getComputedStyle(current).opacity);
  return opacity;
}

/** Whether an element is clipped so that only screen readers perceive it. */
export function isVisuallyHidden(element: Element): boolean {
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { width, height } = current.getBoundingClientRect();
    const style = getComputedStyle(current);
    if (width <= 1 && height <= 1 && style.overflow !== 'visible') return true;
    if (style.clipPath === 'inset(50%)' || style.clip === 'rect(0px, 0px, 0px, 0px)') return true;
  }
  return false;
}

/** Returns all elements of a selector that are visible and exposed to assistive technology. */
export const findExposed = (selector: string, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => isVisible(element) && isExposed(element));

/** Returns the topmost open dialog, or null. The page behind a dialog cannot be operated. */
export const topDialog = (): HTMLElement | null =>
  findExposed('[role=dialog], [role=alertdialog], dialog[open]').at(-1) ?? null;

/** Returns the controls that can be operated. */
export function findControls(root: ParentNode = document): HTMLElement[] {
  return findExposed(operableSelector, root)
    .filter(
      (element) =>
        element.getAttribute('tabindex') !== '-1' ||
        element.matches('a[href], button, input, select, textarea, [role]'),
    )
    .filter(
      (element) =>
        !element.matches(
          'main, h1, h2, h3, [role=document], [role=dialog], [role=alertdialog], [role=tabpanel], [role=tablist], [role=listbox], [role=radiogroup], [role=menu], [role=grid], [role=group], [role=region], [role=status], article, section, form',
        ),
    );
}

/** Returns the tab stops in document order: of a radio group, the checked button, or else the first. */
export function tabStops(root: ParentNode = document): HTMLElement[] {
  return findExposed(operableSelector, root).filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled')) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true;
    const group = [
      ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(element.name)}"]`),
    ];
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  });
}

/** Whether a framework generated an ID. Such IDs differ from visit to visit. */
const isGeneratedId = (id: string): boolean => /react-aria|_r_|:r|\d{3,}/.test(id);

/** Returns a selector of exactly one element, which is the same on every visit. */
export function selectorOf(element: Element): string {
  const parts: string[] = [];
  for (
    let current: Element | null = element;
    current && current !== document.documentElement;
    current = current.parentElement
  ) {
    if (current.id && !isGeneratedId(current.id)) {
      parts.unshift(`#${CSS.escape(current.id)}`);
      break;
    }
    const tag = current.tagName.toLowerCase();
    const twins = [...(current.parentElement?.children ?? [])].filter((child) => child.tagName === current?.tagName);
    parts.unshift(twins.length > 1 ? `${tag}:nth-of-type(${twins.indexOf(current) + 1})` : tag);
  }
  return parts.join(' > ') || element.tagName.toLowerCase();
}

/** Returns the accessible name of an element. */
export const accessibleName = (element: Element): string => computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** Returns the visible text of an element, without text for screen readers alone. */
export function visibleText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && isVisible(parent) && !isVisuallyHidden(parent)) parts.push(walker.currentNode.nodeValue ?? '');
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns the elements that an attribute of an element references. */
export const referencedElements = (element: Element, attribute: string): HTMLElement[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .flatMap((id) => (id === '' ? [] : (document.getElementById(id) ?? [])));

/** Returns the elements that describe a field: its control, or a group around it. */
export function describingElements(control: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let current: Element | null = control; current; current = current.parentElement)
    if (current === control || current.matches('fieldset, [role=group], [role=radiogroup]'))
      found.push(
        ...referencedElements(current, 'aria-describedby'),
        ...referencedElements(current, 'aria-errormessage'),
      );
  return found;
}

/** Returns a problem of an element. @param message what is wrong, in Korean */
export const problemAt = (element: Element, message: string, criteria?: readonly string[]): Problem => ({
  selector: selectorOf(element),
  html: element.outerHTML.replace(/\s+/g, ' ').slice(0, 240),
  message,
  ...(criteria ? { criteria } : {}),
});

/** Returns a problem of the whole page. @param message what is wrong, in Korean */
export const pageProblem = (message: string): Problem => ({ selector: '', html: '', message });
