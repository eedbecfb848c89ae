import { type Colour, readColour } from '#audit/page/colour.ts';
import { isExposed, isVisible, isVisuallyHidden, topDialog } from '#audit/page/dom.ts';

/** A block of text as it looks: an element with text of its own, or with inline elements that have it. */
export type TextBlock = {
  element: HTMLElement;
  text: string;
  /** Font size in CSS px. */
  size: number;
  weight: number;
  colour: Colour;
  box: DOMRect;
  /** Whether the block is exposed to assistive technology. */
  isExposed: boolean;
};

/** Whether an element flows in the line of the text around it. */
const isInline = (element: Element): boolean => getComputedStyle(element).display.startsWith('inline');

const ownText = (element: Element): string =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '')).join(' ');

/** Returns the closest element that starts a line of its own. */
function lineElement(element: HTMLElement): HTMLElement {
  let current = element;
  while (current.parentElement && isInline(current) && ownText(current.parentElement).trim() !== '')
    current = current.parentElement;
  return current;
}

/** Reads the visible blocks of text of an element, in document order. */
export function readTextBlocks(
  root: ParentNode = topDialog() ?? document.querySelector('main') ?? document.body,
): TextBlock[] {
  const found = new Map<HTMLElement, TextBlock>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (
      !parent ||
      (walker.currentNode.nodeValue ?? '').trim() === '' ||
      parent.closest('script, style, svg, select, textarea, noscript')
    )
      continue;
    const element = lineElement(parent);
    if (found.has(element) || !isVisible(element) || isVisuallyHidden(element)) continue;
    const style = getComputedStyle(parent);
    found.set(element, {
      element,
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      size: Number.parseFloat(style.fontSize),
      weight: Number(style.fontWeight),
      colour: readColour(style.color),
      box: element.getBoundingClientRect(),
      isExposed: isExposed(element),
    });
  }
  return [...found.values()];
}

/** Returns the font size in which most of the letters of some blocks are set. */
export function mainFontSize(blocks: readonly Pick<TextBlock, 'size' | 'text'>[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of blocks) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].sort(([, one], [, two]) => two - one)[0]?.[0] ?? 16;
}
