/** The keys of the navigation state that hold no personal data: the screen, and the query of its list. */
const impersonalKeys: readonly string[] = ['menu', 'step', 'depthMenu', 'list'];

/** Checks whether a navigation state holds personal data. @param state any value */
export const hasPersonalData = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Object.keys(state).some((key) => !impersonalKeys.includes(key));

/**
 * Returns a navigation state without personal data: without the found ID, the edited post and the target of the login.
 * @param state the state of a history entry; any value
 * @returns null if nothing is left
 */
export function withoutPersonalData(state: unknown): Record<string, unknown> | null {
  if (typeof state !== 'object' || state === null) return null;
  const entries = Object.entries(state).filter(([key]) => impersonalKeys.includes(key));
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** Returns the number of the edited post in a navigation state; null without such a post. @param state any value */
export function editedPostNumber(state: unknown): number | null {
  const data: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'data') : undefined;
  const pk: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'pk') : undefined;
  return typeof pk === 'number' && Number.isInteger(pk) ? pk : null;
}
