import { tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { parseJson } from '#src/lib/text/json.ts';
import { changeEntryState } from '#src/navigation/entry-state.ts';
import { readStateText } from '#src/navigation/screen-location.ts';

/**
 * Moves the found ID from the state of the current history entry to the session storage. A logout can erase the session
 * storage, but not the state of an earlier history entry.
 * @param memberId the ID that the entry holds under `member_id`
 */
export function moveOutOfHistory(memberId: string): void {
  changeEntryState((state) => {
    if (readStateText(state, 'member_id') !== memberId) return undefined;
    const found = Math.random().toString(36).slice(2);
    tabStore.set(tabKeys.foundMember, JSON.stringify({ found, member_id: memberId }));
    return { found };
  });
}

/**
 * Returns the ID that was found for a history entry, after a reload or a step back.
 * @param state the state of the entry; any value
 * @returns null if the entry names no ID, or the ID was erased
 */
export function foundMember(state: unknown): string | null {
  const found = readStateText(state, 'found');
  if (!found) return null;
  const kept = parseJson(tabStore.get(tabKeys.foundMember) ?? '');
  return readStateText(kept, 'found') === found ? (readStateText(kept, 'member_id') ?? null) : null;
}
