import { findExposed, isVisible, problemAt, selectorOf } from './dom.ts';

let visibleBefore = new Set<Element>();

/** Whether an element has content of its own: a text or a picture. */
const hasContent = (element: Element): boolean =>
  element.matches('img, svg, canvas') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Whether an element and all elements around it are opaque enough to be seen. */
function isSeen(element: Element): boolean {
  if (!isVisible(element)) return false;
  for (let current: Element | null = element; current; current = current.parentElement)
    if (Number(getComputedStyle(current).opacity) < 0.1) return false;
  return true;
}

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

/** Whether the element of a selector is seen. */
export function isStillSeen(selector: string): boolean {
  const element = document.querySelector(selector);
  return element !== null && isSeen(element);
}

/** Returns content that forces a user to solve or remember something (WCAG 3.3.8), by the text of its label. */
export const cognitiveTests = () =>
  findExposed('input:not([type=hidden]), canvas, img')
    .filter((element) => {
      const text = `${element.closest('label')?.textContent ?? ''} ${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('name') ?? ''} ${element.getAttribute('alt') ?? ''}`;
      return /captcha|자동\s?(등록|입력|가입)|로봇|그림의 글자|보이는 (글자|문자|숫자)|\d+\s*[+×*-]\s*\d+|더하면|계산하/i.test(
        text,
      );
    })
    .map((element) => problemAt(element, '기억하거나 풀어야 하는 시험을 요구한다'));
