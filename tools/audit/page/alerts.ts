import type { Problem } from '#tools/audit/model.ts';
import { findExposed, isVisible, isVisuallyHidden, problemAt, visibleText } from './dom.ts';

let recorded: { element: Element; text: string; problem: Problem }[] = [];

/** Records the alerts that are seen. */
export function recordAlerts(): void {
  recorded = findExposed('[role=alert]')
    .filter((element) => visibleText(element) !== '' && !isVisuallyHidden(element))
    .map((element) => {
      const text = visibleText(element);
      return { element, text, problem: problemAt(element, `'${text.slice(0, 30)}'이(가) 저절로 사라진다`) };
    });
}

/** Returns the number of recorded alerts, and a problem for each whose text is not seen any more (WCAG 2.2.1). */
export const vanishedAlerts = (): { examined: number; problems: Problem[] } => ({
  examined: recorded.length,
  problems: recorded
    .filter(({ element, text }) => {
      const now = element.isConnected && isVisible(element) ? visibleText(element) : '';
      // An alert that is rendered again, or has another text now, has not vanished.
      return now === '' && !visibleText(document.body).includes(text);
    })
    .map(({ problem }) => problem),
});
