import type { Problem } from '#audit/model.ts';
import { findExposed, problemAt } from './dom.ts';

/** Returns what follows a button: the next element, also of a heading that has only the button. */
function elementAfter(button: Element): Element | null {
  const heading = button.parentElement?.matches('h2, h3, h4') ? button.parentElement : null;
  return (heading ?? button).nextElementSibling;
}

/** Finds buttons of menus that open the list after them, and do not say whether it is open (WCAG 4.1.2). */
export const untoldSections = (): Problem[] =>
  findExposed('nav button:not([aria-expanded], [aria-haspopup], [aria-pressed])')
    .filter((button) => elementAfter(button)?.matches('ul, ol, :has(ul, ol)'))
    .map((button) => problemAt(button, '목록을 펼치는 버튼인데 펼친 상태를 말하지 않는다'));
