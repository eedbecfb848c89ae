import type { Result } from '#tools/audit/model.ts';
import { findControls, problemAt, isVisuallyHidden, topDialog } from './dom.ts';
import { isHit } from './focus-stop.ts';

/** The element that a pointer presses in place of a control: the label of a hidden input, or the control itself. */
const pressTarget = (element: HTMLElement): HTMLElement =>
  (element.matches('input') && element.closest('label')) || element;

/** Whether the centre of an element is in the window, and something else lies over it. */
function isCovered(element: HTMLElement): boolean {
  // The box around a link that is broken into two lines may have its centre between the words.
  const box = element.getClientRects()[0];
  if (!box) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isInWindow = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  return isInWindow && !isHit(element, x, y);
}

/**
 * Scrolls each control to the top and to the bottom of the window, as a focus that comes from below and from above
 * does, and looks whether something lies over its centre (WCAG 2.4.11, and 2.5.8: what is covered can't be pressed).
 */
export function findCoveredControls(): Result {
  // A link that is shown only while it has the focus, such as the one to the main content, lies over the page then.
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
    problems: covered.map((element) => problemAt(element, `${innerWidth}×${innerHeight} px 창에서 가운데가 가려져 있다`)),
  };
}
