import type { PageCheck, Problem } from '#audit/model.ts';
import { findExposed, isVisible, isVisuallyHidden, problemAt, topDialog, visibleText } from '#audit/page/dom.ts';
import type { Rect } from './nearest.ts';

/** Whether a box that follows in the document stands before another one as it is read: above it, or left of it. */
export function standsBefore(later: Rect, earlier: Rect): boolean {
  const overlapAcross = Math.min(later.right, earlier.right) - Math.max(later.left, earlier.left);
  const overlapDown = Math.min(later.bottom, earlier.bottom) - Math.max(later.top, earlier.top);
  const isAbove = later.bottom <= earlier.top + 1 && overlapAcross > 0;
  const isLeft =
    later.right <= earlier.left + 1 &&
    overlapDown > Math.min(later.bottom - later.top, earlier.bottom - earlier.top) / 2;
  return isAbove || isLeft;
}

const isInFlow = (element: Element): boolean => !/absolute|fixed|sticky/.test(getComputedStyle(element).position);

/** Compares the order in which text is seen with that of the document (WCAG 1.3.2). */
export const seenOrder: PageCheck = {
  id: 'seen-order',
  title: '글이 보이는 순서대로 읽힌다',
  criteria: ['1.3.2'],
  inspect() {
    const root = topDialog() ?? document;
    const parents = findExposed(
      'main, main *, header *, footer *, [role=dialog], [role=dialog] *, [role=alertdialog] *',
      root,
    ).filter(({ children }) => children.length > 1);
    const problems: Problem[] = [];
    for (const parent of parents) {
      if (parent.closest('svg, select, [dir=rtl]')) continue;
      const items = [...parent.children].filter(
        (child) => isVisible(child) && isInFlow(child) && !isVisuallyHidden(child) && visibleText(child) !== '',
      );
      const moved = items.find((item, index) => {
        const before = items[index - 1];
        return before !== undefined && standsBefore(item.getBoundingClientRect(), before.getBoundingClientRect());
      });
      if (moved) problems.push(problemAt(moved, '보이는 자리와 읽히는 차례가 다르다'));
    }
    return { examined: parents.length, problems };
  },
};
