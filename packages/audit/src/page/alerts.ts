import type { Problem } from '#audit/model.ts';
import { findExposed, isVisible, isVisuallyHidden, problemAt, visibleText } from './dom.ts';
import { referencedElements } from './seen/fields.ts';

/** A message that was seen, and how to tell whether it has vanished without a reason. */
type SeenMessage = { hasVanished: () => boolean; problem: Problem };

let recorded: SeenMessage[] = [];

const isMessageSeen = (element: Element): boolean =>
  element.isConnected && isVisible(element) && !isVisuallyHidden(element) && visibleText(element) !== '';

const messageAt = (element: Element, hasVanished: () => boolean): SeenMessage => ({
  hasVanished,
  problem: problemAt(element, `'${visibleText(element).slice(0, 30)}'이(가) 저절로 사라진다`),
});

/** An alert that is rendered again, or has another text now, has not vanished. */
function alertMessage(element: Element): SeenMessage {
  const text = visibleText(element);
  return messageAt(element, () => !isMessageSeen(element) && !visibleText(document.body).includes(text));
}

const errorsOf = (field: Element): HTMLElement[] =>
  ['aria-describedby', 'aria-errormessage'].flatMap((name) => referencedElements(field, name)).filter(isMessageSeen);

/** The error of a field has vanished when the field is still invalid, and nothing says why. */
const fieldMessages = (field: Element): SeenMessage[] =>
  errorsOf(field)
    .slice(0, 1)
    .map((error) =>
      messageAt(
        error,
        () => isVisible(field) && field.getAttribute('aria-invalid') === 'true' && errorsOf(field).length === 0,
      ),
    );

/** Records the alerts, and the errors of fields, that are seen. */
export function recordAlerts(): void {
  recorded = [
    ...findExposed('[role=alert]').filter(isMessageSeen).map(alertMessage),
    ...findExposed('[aria-invalid=true]').flatMap(fieldMessages),
  ];
}

/** Returns the number of recorded messages, and a problem for each that has vanished by itself (WCAG 2.2.1). */
export const vanishedAlerts = (): { examined: number; problems: Problem[] } => ({
  examined: recorded.length,
  problems: recorded.filter(({ hasVanished }) => hasVanished()).map(({ problem }) => problem),
});
