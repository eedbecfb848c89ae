import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import type { Problem } from '#tools/audit/model.ts';

/** What a person can operate. */
const operableSelector =
  'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=true], [tabindex], [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=option], [role=menuitem], [role=combobox], [role=slider], [role=spinbutton]';

/** Whether an element takes room and is not hidden. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether assistive technology is told of an element. */
export const isExposed = (element: Element): boolean => element.closest('[aria-hidden=true], [inert]') === null;

/** Whether an element is drawn for screen readers alone: clipped to a dot. */
export function isVisuallyHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    if (width <= 1 && height <= 1 && style.overflow !== 'visible') return true;
    if (style.clipPath === 'inset(50%)' || style.clip === 'rect(0px, 0px, 0px, 0px)') return true;
  }
  return false;
}

/** All elements of a selector that are visible and exposed. */
export const findExposed = (selector: string, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => isVisible(element) && isExposed(element));

/** The open dialog that is on top, if there is one: what is behind it can't be operated. */
export const topDialog = (): HTMLElement | null =>
  findExposed('[role=dialog], [role=alertdialog], dialog[open]').at(-1) ?? null;

/** The controls that can be operated now. */
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

/** Controls that the Tab key stops at, in the order of the document; of a group of radio buttons the one that has it. */
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

/** Ids that frameworks count up differ from visit to visit. */
const isGeneratedId = (id: string): boolean => /react-aria|_r_|:r|\d{3,}/.test(id);

/** A selector that leads to one element and stays the same from visit to visit. */
export function selectorOf(element: Element): string {
  const parts: string[] = [];
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    if (at.id && !isGeneratedId(at.id)) {
      parts.unshift(`#${CSS.escape(at.id)}`);
      break;
    }
    const tag = at.tagName.toLowerCase();
    const twins = [...(at.parentElement?.children ?? [])].filter((child) => child.tagName === at?.tagName);
    parts.unshift(twins.length > 1 ? `${tag}:nth-of-type(${twins.indexOf(at) + 1})` : tag);
  }
  return parts.join(' > ') || element.tagName.toLowerCase();
}

/** The accessible name. */
export const accessibleName = (element: Element): string => computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** The text that is seen, without what screen readers alone are told. */
export function visibleText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && isVisible(parent) && !isVisuallyHidden(parent)) parts.push(walker.currentNode.nodeValue ?? '');
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** What is wrong with an element, as a finding. */
export const problemAt = (element: Element, message: string, criteria?: readonly string[]): Problem => ({
  selector: selectorOf(element),
  html: element.outerHTML.replace(/\s+/g, ' ').slice(0, 240),
  message,
  ...(criteria ? { criteria } : {}),
});

/** A finding of the whole page. */
export const pageProblem = (message: string): Problem => ({ selector: '', html: '', message });

/** What is read when the focus comes to where it is: the element, and the dialog around it with what describes it. */
export function focusAnnouncement(): string {
  const element = document.activeElement;
  if (!element) return '';
  const around = element.closest('[role=dialog], [role=alertdialog]');
  return [element, ...(around ? [around] : [])]
    .flatMap((one) => [computeAccessibleName(one), computeAccessibleDescription(one)])
    .concat(element.textContent ?? '')
    .join(' ');
}
