/**
 * Moves focus to the heading that a place stands under, for when the control that had focus goes away with what it
 * did (WCAG 2.4.3). Headings that take focus are those of the page and of its sections.
 */
export function focusHeadingAbove(place: Element | null): void {
  if (!place) return;
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)[tabindex="-1"]')];
  const isAbove = (heading: Element) =>
    (heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  headings.findLast(isAbove)?.focus();
}

/**
 * Moves focus to the main heading when nothing has it any more: what a layer would give it back to may be gone, with its
 * screen or its menu (WCAG 2.4.3). Called after the layer has closed, once it has tried by itself.
 */
export function focusMainHeadingIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
