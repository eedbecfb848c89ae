import { modalStore } from '#src/components/overlays/modal-store.ts';

/**
 * Returns the text of each element that a selector finds, with one space between its parts; empty texts are left out.
 * @param selector a CSS selector
 */
export function visibleTexts(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const parts: string[] = [];
      while (walker.nextNode()) parts.push(walker.currentNode.nodeValue?.trim() ?? '');
      return parts.filter(Boolean).join(' ').replace(/\s+/g, ' ');
    })
    .filter(Boolean);
}

/** The kinds of messages: a Korean name, and the selector of the elements. */
const messageKinds = [
  ['모달', '[role=alertdialog] p'],
  ['창', '[role=dialog] :is([role=alert], [role=status])'],
  ['알림', 'main [role=alert] p, main [role=alert]:not(:has(p))'],
  ['항목', 'main form section[tabindex="-1"] li, main form [slot=errorMessage]'],
  ['안내', 'main form [role=status] p'],
  ['토스트', '[data-react-aria-top-layer] p:last-child'],
] as const;

/** Returns every visible message with its kind: `모달 “로그인이 필요합니다.”`. A message in several elements is listed once. */
export function visibleMessages(): string[] {
  return messageKinds.flatMap(([kind, selector]) => [
    ...new Set(visibleTexts(selector).map((text) => `${kind} “${text}”`)),
  ]);
}

const busySelector =
  ':is(main, [role=dialog]) [aria-busy=true], button [role=progressbar], [role=dialog] [role=progressbar]';

/** Whether the screen shows that a request is pending, or a modal was requested whose code has not arrived. */
export function isScreenBusy(): boolean {
  const isModalMissing = modalStore.get() !== null && !document.querySelector('[role=alertdialog]');
  return isModalMissing || document.querySelector(busySelector) !== null;
}
