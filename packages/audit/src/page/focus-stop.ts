import { backgroundOf, contrastOf, readColour } from './colour.ts';
import { isVisible, selectorOf, topDialog } from './dom.ts';

/** A focused element, and the visibility of its focus indicator. */
export type FocusStop = {
  /** Number of the element, unique on the page. */
  id: number;
  selector: string;
  html: string;
  /** Whether the outline is at least 2 px wide with sufficient contrast; null if only a screenshot can tell. */
  outlined: boolean | null;
  visible: boolean;
  /** How many of 25 points of the element are not covered. */
  visiblePoints: number;
  inDialog: boolean;
  box: { x: number; y: number; width: number; height: number };
};

const numbers = new WeakMap<Element, number>();
let last = 0;

/** Returns the number of an element, which is the `id` of its focus stop. */
export const focusStopId = (element: Element): number => {
  const known = numbers.get(element);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(element, last);
  return last;
};

/** Whether the outline of an element, or of one of its two closest ancestors, has a contrast of 3:1. */
function hasVisibleOutline(element: Element): boolean | null {
  for (const current of [element, element.parentElement, element.parentElement?.parentElement]) {
    if (!current) continue;
    const style = getComputedStyle(current);
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 1.5) continue;
    const offset = Number.parseFloat(style.outlineOffset);
    const behind = backgroundOf(offset < 0 ? current : current.parentElement);
    if (!behind) return null;
    if (contrastOf(readColour(style.outlineColor), behind) >= 3) return true;
  }
  return null;
}

/** Whether a press at a point of the viewport hits an element, its content or its label. */
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

/** Whether an element is transparent, alone or by an element around it, and does not fade in at the moment. */
const isTransparent = (element: Element): boolean =>
  !element.checkVisibility({ opacityProperty: true }) &&
  document.getAnimations().every(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return target?.contains(element) !== true;
  });

/** Returns the focused element, or null if the document has the focus. */
export function currentStop(): FocusStop | null {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const shown = element.closest('label') ?? element;
  return {
    id: focusStopId(element),
    selector: selectorOf(element),
    html: element.outerHTML.replace(/\s+/g, ' ').slice(0, 240),
    outlined: hasVisibleOutline(element),
    visible: isVisible(shown) && !isTransparent(shown),
    visiblePoints: countVisiblePoints(shown),
    inDialog: topDialog()?.contains(element) ?? false,
    box: { x, y, width, height },
  };
}

/** Whether nothing that is seen has the focus. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.checkVisibility() !== true;

let hidden: { element: HTMLElement; sheet: CSSStyleSheet | null } | null = null;

/** Hides the focus indicator: removes the focus, or the outline in a dialog, which would restore the focus. */
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

/** Undoes `hideFocus`. */
export function showFocus(): void {
  if (!hidden) return;
  const { element, sheet } = hidden;
  if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  else element.focus({ preventScroll: true });
  hidden = null;
}
