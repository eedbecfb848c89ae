/**
 * Replaces the navigation state of the current history entry, without a navigation.
 * @param change returns the new state; undefined keeps the entry as it is
 */
export function changeEntryState(change: (state: unknown) => object | null | undefined): void {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return;
  const usr = change(entry.usr);
  if (usr !== undefined) window.history.replaceState({ ...entry, usr }, '');
}
