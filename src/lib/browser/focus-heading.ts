/**
 * Moves focus to the nearest focusable heading before an element. Use it when the focused control is removed by its own
 * action (WCAG 2.4.3). The headings of the page and of its sections are focusable.
 */
export function focusHeadingAbove(element: Element | null): void {
  if (!element) return;
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)[tabindex="-1"]')];
  const isAbove = (heading: Element) =>
    (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  headings.findLast(isAbove)?.focus();
}

/**
 * Moves focus to the main heading if no element has focus: the page has replaced what a screen reader was reading, or a
 * closed dialog or menu cannot restore focus to an element that was removed with its screen (WCAG 2.4.3). Call it after the
 * overlay has tried to restore focus.
 */
export function focusMainHeadingIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
