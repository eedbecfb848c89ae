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
