import { backgroundOf, contrastOf, readColour } from './colour.ts';
import { isVisible, accessibleName, selectorOf, topDialog } from './dom.ts';

/** Where the focus is, and how it shows. */
export type FocusStop = {
  /** One number for each element of the page. */
  id: number;
  selector: string;
  html: string;
  name: string;
  /** An outline of two pixels or more in a colour that stands out; null where only a picture can tell. */
  outlined: boolean | null;
  visible: boolean;
  /** How much of it is in sight, of twenty-five points. */
  visiblePoints: number;
  inDialog: boolean;
  box: { x: number; y: number; width: number; height: number };
};

const numbers = new WeakMap<Element, number>();
let last = 0;

const numberOf = (element: Element): number => {
  const known = numbers.get(element);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(element, last);
  return last;
};

/** Whether the ring around an element can be told from what is around it. A group's ring counts for its field. */
function hasVisibleOutline(element: Element): boolean | null {
  for (const at of [element, element.parentElement, element.parentElement?.parentElement]) {
    if (!at) continue;
    const style = getComputedStyle(at);
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 1.5) continue;
    const offset = Number.parseFloat(style.outlineOffset);
    const behind = backgroundOf(offset < 0 ? at : at.parentElement);
    if (!behind) return null;
    if (contrastOf(readColour(style.outlineColor), behind) >= 3) return true;
  }
  return null;
}

/** What a press hits: the element, what is in it, or the label that stands for it. */
export function isHit(element: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  if (!top) return false;
  return (
    top === element ||
    element.contains(top) ||
    (top.contains(element) && !top.matches('body, html, main, header, #root')) ||
    top.closest('label')?.contains(element) === true
  );
}

function countVisiblePoints(element: Element): number {
  const box = element.getBoundingClientRect();
  const shares = [0.03, 0.27, 0.5, 0.73, 0.97];
  const points = shares.flatMap((across) =>
    shares.map((down) => [box.x + box.width * across, box.y + box.height * down] as const),
  );
  return points.filter(([x, y]) => isHit(element, x, y)).length;
}

/** The element that has the focus now, or null when it is the document. */
export function currentStop(): FocusStop | null {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const shown = element.closest('label') ?? element;
  return {
    id: numberOf(element),
    selector: selectorOf(element),
    html: element.outerHTML.replace(/\s+/g, ' ').slice(0, 240),
    name: accessibleName(element),
    outlined: hasVisibleOutline(element),
    visible: isVisible(shown),
    visiblePoints: countVisiblePoints(shown),
    inDialog: topDialog()?.contains(element) ?? false,
    box: { x, y, width, height },
  };
}

/** The number of an element, as its stop has it. */
export const idOf = (element: Element): number => numberOf(element);

let hidden: { element: HTMLElement; sheet: CSSStyleSheet | null } | null = null;

/** Takes the focus away for a moment; in a dialog, which would give it back, its ring is taken instead. */
export function hideFocus(): void {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return;
  const isKept = element.closest('[role=dialog], [role=alertdialog]') !== null;
  if (!isKept) element.blur();
  const sheet = isKept ? new CSSStyleSheet() : null;
  sheet?.replaceSync('* { outline: none !important; box-shadow: none !important; }');
  if (sheet) document.adoptedStyleSheets.push(sheet);
  hidden = { element, sheet };
}

/** Gives back what was taken. */
export function showFocus(): void {
  if (!hidden) return;
  const { element, sheet } = hidden;
  if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  else element.focus({ preventScroll: true });
  hidden = null;
}
