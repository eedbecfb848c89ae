import type { MouseEvent } from 'react';

/**
 * Keeps a plain click on a link to the place that is shown from navigating: the page does not scroll, the focus stays
 * and the history gets no entry. A click that opens a new tab or window works as ever.
 */
export function preventSameScreenNavigation(event: MouseEvent): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!opensElsewhere) event.preventDefault();
}
