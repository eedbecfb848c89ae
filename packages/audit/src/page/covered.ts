import type { Result } from '#audit/model.ts';
import { findControls, isVisuallyHidden, problemAt, topDialog } from './dom.ts';
import { isHit } from './focus-stop.ts';

/** Returns the element that a pointer presses: the label of an input, or the control itself. */
const pressTarget = (element: HTMLElement): HTMLElement =>
  (element.matches('input') && element.closest('label')) || element;

/** Whether the centre of an element is in the window and covered by another element. */
function isCovered(element: HTMLElement): boolean {
  // A link on two lines has a box for each; the centre of their common box may be beside the text.
  const box = element.getClientRects()[0];
  if (!box) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isInWindow = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  return isInWindow && !isHit(element, x, y);
}

/**
 * Scrolls each control to the top and to the bottom of the window, as moving the focus does, and finds controls whose
 * centre is covered (WCAG 2.4.11, 2.5.8).
 */
export function findCoveredControls(): Result {
  // A focused skip link covers the page while it has the focus.
  if (!topDialog() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const all = findControls(topDialog() ?? document).filter(
    (element) => !element.matches(':disabled') && (!isVisuallyHidden(element) || pressTarget(element) !== element),
  );
  const covered = all.filter((element) =>
    (['start', 'end'] as const).some((block) => {
      pressTarget(element).scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      return isCovered(pressTarget(element));
    }),
  );
  return {
    examined: all.length,
    problems: covered.map((element) =>
      problemAt(element, `${innerWidth}×${innerHeight} px 창에서 가운데가 가려져 있다`),
    ),
  };
}
