/** The storage keys that tell, before any code of the site runs, for whom a prerendered page is not the right one. */
export const visitorKeys = {
  /** In local storage: the tokens of a session. */
  session: 'token',
  /** In session storage: the step of a sign-up under way. */
  signup: 'currentStep',
} as const;

/** Those for whom a part of a prerendered page is shown until the code of the site has read the storage. */
export type VisitorKind = 'guest' | 'member' | 'newcomer' | 'returning';

/**
 * Marks the root element with what the browser has stored: `data-session` for a session, `data-signup` for a sign-up
 * under way. By these marks the global style sheet hides the elements whose `data-shown-to` names other visitors.
 * @param root the root element of the document
 * @param local the browser's local storage
 * @param tab the browser's session storage
 * @throws DOMException where the browser forbids the storage
 */
export function markVisitor(root: HTMLElement, local: Pick<Storage, 'getItem'>, tab: Pick<Storage, 'getItem'>): void {
  if (local.getItem(visitorKeys.session) !== null) root.dataset.session = 'stored';
  if (tab.getItem(visitorKeys.signup) !== null) root.dataset.signup = 'stored';
}
