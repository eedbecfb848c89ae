import type { PageCheck, Problem } from '#audit/model.ts';
import { pageProblem, problemAt } from '#audit/page/dom.ts';

const blocksPinch = (element: Element): boolean => {
  const { touchAction } = getComputedStyle(element);
  return !/auto|manipulation|pinch-zoom/.test(touchAction);
};

/** Checks that neither a style nor a script keeps a person from enlarging the page (WCAG 1.4.4). */
export const zoomAllowed: PageCheck = {
  id: 'zoom-allowed',
  title: '두 손가락과 글쇠로 화면을 확대할 수 있다',
  criteria: ['1.4.4'],
  inspect() {
    const main = document.querySelector('main') ?? document.body;
    const blocked = [document.documentElement, document.body, main].find(blocksPinch);
    const problems: Problem[] = blocked ? [problemAt(blocked, 'touch-action이 두 손가락 확대를 막는다')] : [];
    const wheel = new WheelEvent('wheel', { ctrlKey: true, deltaY: 0, bubbles: true, cancelable: true });
    if (!main.dispatchEvent(wheel)) problems.push(pageProblem('Ctrl 글쇠와 휠로 확대하는 것을 막는다'));
    const isKeyBlocked = ['+', '-', '=', '0'].some(
      (key) =>
        !main.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true })),
    );
    if (isKeyBlocked) problems.push(pageProblem('Ctrl 글쇠와 +로 확대하는 것을 막는다'));
    return { examined: 1, problems };
  },
};
