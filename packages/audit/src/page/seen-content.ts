import { isVisible, lowestOpacity } from './dom.ts';

let seenBefore = new Set<Element>();

/** Returns the elements with a text of their own that are opaque enough to be seen. */
const seenTexts = (): Element[] =>
  [...document.querySelectorAll('body *')].filter(
    (element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
      isVisible(element) &&
      lowestOpacity(element) >= 0.1,
  );

/** Records which texts are seen, before an action. */
export function recordSeen(): void {
  seenBefore = new Set(seenTexts());
}

/** Returns the texts that are seen since `recordSeen`. */
export const newlySeenTexts = (): string[] =>
  seenTexts()
    .filter((element) => !seenBefore.has(element))
    .map(({ textContent }) => textContent.trim());
