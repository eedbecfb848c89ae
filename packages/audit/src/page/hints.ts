import type { Problem } from '#audit/model.ts';
import { findExposed, isVisible, lowestOpacity, problemAt, selectorOf } from './dom.ts';
import { reactsToHovering } from './pointer.ts';

let visibleBefore = new Set<Element>();

/** Whether an element has content of its own: a text or a picture. */
const hasContent = (element: Element): boolean =>
  element.matches('img, svg, canvas') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Whether an element and all elements around it are opaque enough to be seen. */
const isSeen = (element: Element): boolean => isVisible(element) && lowestOpacity(element) >= 0.1;

const seenContent = (): Element[] =>
  [...document.querySelectorAll('body *')].filter((one) => hasContent(one) && isSeen(one));

/** Records which content is seen, before an element gets the pointer or the focus. */
export function recordSeen(): void {
  visibleBefore = new Set(seenContent());
}

/** Returns selector and centre of content that is seen since `recordSeen`; null if there is none. */
export function newlySeen(): { selector: string; x: number; y: number } | null {
  const element = seenContent().find((one) => !visibleBefore.has(one));
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { selector: selectorOf(element), x: x + width / 2, y: y + height / 2 };
}

/** Returns the texts that are seen since `recordSeen`. */
export const newlySeenTexts = (): string[] =>
  seenContent()
    .filter((element) => !visibleBefore.has(element))
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter((text) => text !== '');

/** Whether the element of a selector is seen. */
export function isStillSeen(selector: string): boolean {
  const element = document.querySelector(selector);
  return element !== null && isSeen(element);
}

/** Returns the style rules of the page, and each of their selectors. */
export function styleRules(): { style: CSSStyleDeclaration; selector: string }[] {
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.flatMap((rule) =>
    rule instanceof CSSStyleRule
      ? rule.selectorText.split(/,(?![^(]*\))/).map((selector) => ({ style: rule.style, selector: selector.trim() }))
      : [],
  );
}

/** Returns the elements whose hovering shows something inside or beside them, according to the style sheets. */
function hoverHosts(): Element[] {
  return styleRules().flatMap(({ style: { display, visibility, opacity }, selector }) => {
    const alone = selector.replaceAll(/:(is|where)\([^()]*:hover[^()]*\)/g, ':hover');
    const host = /^(.*):hover[^:]*[\s>+~].*$/.exec(alone)?.[1];
    if (!host || (display === '' && visibility === '' && opacity === '')) return [];
    return [...document.querySelectorAll(host)].filter(isVisible);
  });
}

/** Returns the elements that a tooltip describes (WAI-ARIA, `tooltip`). */
const tooltipHosts = (): Element[] =>
  findExposed('[aria-describedby]').filter((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .some((id) => document.getElementById(id)?.matches('[role=tooltip]')),
  );

/** Returns the elements over which a style sheet paints a text while they are hovered. Escape cannot remove it. */
export function findPaintedHints(): Problem[] {
  return styleRules().flatMap(({ style, selector }) => {
    if (!/^"[^"]*[가-힣A-Za-z]{2}/.test(style.content)) return [];
    const host = /^(.*):hover::?(before|after)$/.exec(selector)?.[1];
    return host
      ? [...document.querySelectorAll(host)]
          .filter(isVisible)
          .map((element) => problemAt(element, '올리면 나타나는 글을 Escape로 닫을 수 없다'))
      : [];
  });
}

const twoFrames = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Runs an action, and tells whether content is seen afterwards that was not seen before. */
async function showsContent(act: () => void): Promise<boolean> {
  recordSeen();
  act();
  await twoFrames();
  return newlySeen() !== null;
}

/** How many elements are tried at most with each means. */
const triedAtMost = 12;

/** Returns elements that show something when the pointer is above them, or when they have the focus. */
export async function findHintHosts(): Promise<{ hovered: string[]; focused: string[] }> {
  const hovered: Element[] = [...tooltipHosts(), ...hoverHosts()];
  const focused: Element[] = [];
  const reacting = findExposed('button, a[href], [tabindex], abbr, img').filter(
    (element) => reactsToHovering(element) && !element.closest('nav'),
  );
  for (const element of reacting.slice(0, triedAtMost)) {
    const over = ['pointerover', 'mouseover', 'pointerenter', 'mouseenter'];
    const out = ['pointerout', 'mouseout', 'pointerleave', 'mouseleave'];
    const dispatchAll = (types: string[]): void => {
      for (const type of types) element.dispatchEvent(new MouseEvent(type, { bubbles: !type.endsWith('r') }));
    };
    if (await showsContent(() => dispatchAll(over))) hovered.push(element);
    dispatchAll(out);
  }
  for (const element of findExposed('input, textarea, select').slice(0, triedAtMost)) {
    if (await showsContent(() => element.focus({ preventScroll: true }))) focused.push(element);
    element.blur();
  }
  const select = (elements: Element[]): string[] => [...new Set(elements)].slice(0, 6).map(selectorOf);
  return { hovered: select(hovered), focused: select(focused) };
}
