/** The storage keys that src/early.ts reads before the first paint, to hide parts of a prerendered page. */
export const visitorKeys = {
  /** In local storage: the tokens of the session. */
  session: 'token',
  /** In session storage: the current step of an unfinished sign-up. */
  signup: 'currentStep',
} as const;

/** The visitors to whom a part of a prerendered page is shown until hydration. Values of `data-shown-to`. */
export type VisitorKind = 'guest' | 'member' | 'newcomer' | 'returning';

/**
 * Sets `data-session` on the root element if a session is stored, and `data-signup` if a sign-up is unfinished. The
 * style sheet then hides the elements whose `data-shown-to` names other visitors.
 * @param root the root element of the document
 * @param local the local storage
 * @param tab the session storage
 * @throws DOMException if the browser forbids access to the storage
 */
export function markVisitor(root: HTMLElement, local: Pick<Storage, 'getItem'>, tab: Pick<Storage, 'getItem'>): void {
  if (local.getItem(visitorKeys.session) !== null) root.dataset.session = 'stored';
  if (tab.getItem(visitorKeys.signup) !== null) root.dataset.signup = 'stored';
}
