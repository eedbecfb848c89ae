import { isExposed, isVisible, isVisuallyHidden, selectorOf, topDialog } from './dom.ts';

/** Parts whose texts depend on the width or on the time: pages of a list, heads of a table, moving content. */
const variableParts = 'nav, thead, [aria-roledescription], [aria-hidden=true], [role=status], [role=timer], iframe';

/** Returns the texts that are seen in the content, or in the open dialog, each with its element. */
export function contentTexts(): { text: string; selector: string; html: string }[] {
  const root = topDialog() ?? document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: { text: string; selector: string; html: string }[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = (walker.currentNode.nodeValue ?? '').replace(/\s+/g, ' ').trim();
    if (!element || text.length < 2 || element.closest(variableParts)) continue;
    if (!isVisible(element) || !isExposed(element) || isVisuallyHidden(element)) continue;
    texts.push({ text, selector: selectorOf(element), html: element.outerHTML.replace(/\s+/g, ' ').slice(0, 240) });
  }
  return texts;
}
