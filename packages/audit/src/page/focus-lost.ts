import type { PageCheck } from '#audit/model.ts';
import { pageProblem } from './dom.ts';

let hasPressed = false;

/** Starts to record whether a user has pressed a control of this document. */
export function startPressRecording(): void {
  const controls = 'button, a[href], input, select, textarea, [tabindex], [role=option]';
  const notePress = ({ isTrusted, target }: Event): void => {
    if (isTrusted && target instanceof Element && target.closest(controls)) hasPressed = true;
  };
  addEventListener('click', notePress, true);
  addEventListener('keydown', notePress, true);
}

/** Checks that the focus is not lost after an action, so that the keyboard would start at the top (WCAG 2.4.3). */
export const focusAfterPress: PageCheck = {
  id: 'focus-after-press',
  title: '누른 뒤에 초점이 사라지지 않는다',
  criteria: ['2.4.3'],
  inspect() {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    return {
      examined: hasPressed ? 1 : 0,
      problems: hasPressed && isLost ? [pageProblem('누른 뒤에 초점이 문서의 처음으로 사라졌다')] : [],
    };
  },
};
