import type { Problem, Result } from '#audit/model.ts';
import { accessibleName, findExposed, problemAt } from './dom.ts';

/** Words that announce a new window. */
const announcesWindow = /새\s?(창|탭)|팝업/;

/**
 * Clicks each link so that neither the browser nor the site follows it, and finds links for which a script opens a window
 * without an announcement (KWCAG 2.2, 7.2.1).
 */
export function findScriptWindows(): Result {
  const links = findExposed('a[href]').filter((link) => !link.matches('[target=_blank]'));
  const problems: Problem[] = [];
  const { open } = window;
  const prevent = (event: Event): void => event.preventDefault();
  let count = 0;
  window.open = () => {
    count += 1;
    return null;
  };
  addEventListener('click', prevent, true);
  for (const link of links) {
    count = 0;
    // The site's router does not follow a click that is prevented, or made with a modifier key.
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true, detail: 1 }));
    const words = `${accessibleName(link)} ${link.title}`;
    if (count > 0 && !announcesWindow.test(words)) problems.push(problemAt(link, '알리지 않고 새 창을 연다'));
  }
  removeEventListener('click', prevent, true);
  window.open = open;
  return { examined: links.length, problems };
}
