import type { MouseEvent } from 'react';

/**
 * Prevents the navigation of a plain click on a link to the current screen. The page does not scroll, the focus stays
 * and the history gets no entry. A click with a modifier key still opens a new tab or window.
 */
export function preventSameScreenNavigation(event: MouseEvent): void {
  const opensNewWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!opensNewWindow) event.preventDefault();
}
