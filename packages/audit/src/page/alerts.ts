import type { Result } from '#audit/model.ts';
import { describingElements, findExposed, isVisible, isVisuallyHidden, problemAt, visibleText } from './dom.ts';

/** The messages that were seen: their elements, their texts, and the invalid field of each; none for an alert. */
let recorded: { element: HTMLElement; text: string; field?: Element }[] = [];

const isSeen = (element: Element): boolean =>
  element.isConnected && isVisible(element) && !isVisuallyHidden(element) && visibleText(element) !== '';

/** Records the alerts, and the errors of fields, that are seen. */
export function recordAlerts(): void {
  const errors = findExposed('[aria-invalid=true]').flatMap((field) =>
    describingElements(field).map((element) => ({ element, field })),
  );
  recorded = [...findExposed('[role=alert]').map((element) => ({ element })), ...errors]
    .filter(({ element }) => isSeen(element))
    .map((message) => ({ ...message, text: visibleText(message.element) }));
}

/**
 * Returns the number of recorded messages, and a problem for each that has vanished by itself (WCAG 2.2.1). One that is
 * rendered again has not, nor has the error of a field that is valid now.
 */
export function vanishedAlerts(): Result {
  const vanished = recorded.filter(
    ({ element, text, field }) =>
      !isSeen(element) && !visibleText(document.body).includes(text) && (field?.matches('[aria-invalid=true]') ?? true),
  );
  const problems = vanished.map(({ element, text }) =>
    problemAt(element, `'${text.slice(0, 30)}'이(가) 저절로 사라진다`),
  );
  return { examined: recorded.length, problems };
}
