import type { PageCheck } from '#audit/model.ts';
import { problemAt } from '#audit/page/dom.ts';

const blocksPinch = (element: Element): boolean => {
  const { touchAction } = getComputedStyle(element);
  return !/auto|manipulation|pinch-zoom/.test(touchAction);
};

/** Checks that no style keeps a person from enlarging the page (WCAG 1.4.4). */
export const zoomAllowed: PageCheck = {
  id: 'zoom-allowed',
  title: '두 손가락으로 화면을 확대할 수 있다',
  criteria: ['1.4.4'],
  inspect() {
    const main = document.querySelector('main') ?? document.body;
    const blocked = [document.documentElement, document.body, main].find(blocksPinch);
    const problems = blocked ? [problemAt(blocked, 'touch-action이 두 손가락 확대를 막는다')] : [];
    return { examined: 1, problems };
  },
};
