/** What of a navigation's state is no personal data: which screen is shown, and the query of the list behind it. */
const harmless: readonly string[] = ['menu', 'step', 'depthMenu', 'list'];

/** Whether a navigation's state holds more than the screen that is shown. @param state any value */
export const hasPersonalData = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Object.keys(state).some((key) => !harmless.includes(key));

/**
 * A navigation's state without the ID that was found, the post that is edited, and the screen that a login leads back to.
 * @param state what a history entry holds; any value
 * @returns null where nothing is left
 */
export function withoutPersonalData(state: unknown): Record<string, unknown> | null {
  if (typeof state !== 'object' || state === null) return null;
  const entries = Object.entries(state).filter(([key]) => harmless.includes(key));
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** The number of the post that a navigation's state wants to edit; null where there is none. @param state any value */
export function editedPostNumber(state: unknown): number | null {
  const data: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'data') : undefined;
  const pk: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'pk') : undefined;
  return typeof pk === 'number' && Number.isInteger(pk) ? pk : null;
}
