import { readColour } from '#audit/page/colour.ts';

/** Points on the middle line of a box, as shares of its width. */
const shares = [0.05, 0.275, 0.5, 0.725, 0.95];

/** Whether an element paints a background that hides what is behind it. */
function isOpaque(element: Element): boolean {
  const style = getComputedStyle(element);
  return (
    style.backgroundImage !== 'none' || readColour(style.backgroundColor)[3] > 0.9 || element.matches('img, video')
  );
}

/** Whether another element than the one around it, or its content, is painted at a point of the window. */
function isOtherAt(element: Element, x: number, y: number): boolean {
  let top = document.elementFromPoint(x, y);
  while (top && !top.contains(element) && !element.contains(top)) {
    if (isOpaque(top)) return true;
    top = top.parentElement;
  }
  return false;
}

/**
 * Whether a part of a box is under another element, such as a fixed header or a focused skip link. Its pixels then tell
 * nothing about the element. A transparent element over it, such as a stretched link, does not count.
 * @param box in CSS px from the top left corner of the window
 */
export const isPaintedOver = (element: Element, { left, top, width, height }: DOMRect): boolean =>
  shares.some((share) => isOtherAt(element, left + width * share, top + height / 2));
