import { getLogoutMark } from '#src/api/session.ts';
import { eraseMemberDrafts } from '#src/features/forms/draft-storage.ts';
import { seenLogoutKey, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { withoutPersonalData } from '#src/navigation/personal-state.ts';

const erasure = createEmitter<void>();

/** Calls the listener when this tab erases its personal data. @returns a function that removes the listener */
export const subscribeErasure: (listener: () => void) => () => void = erasure.add;

function eraseTab(): void {
  for (const key of Object.values(tabKeys)) tabStore.remove(key);
  tabStore.set(seenLogoutKey, getLogoutMark() ?? '');
}

/**
 * Erases all personal data that the browser stores for the site and for this tab: drafts, sign-up, payment, found ID.
 * Each tab calls it when a member chooses to log out.
 */
export function erasePersonalData(): void {
  eraseMemberDrafts();
  eraseTab();
  erasure.emit();
}

/** Removes personal data from the state of the current history entry. */
function cleanHistoryEntry(): void {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return;
  window.history.replaceState({ ...entry, usr: withoutPersonalData(entry.usr) }, '');
}

/**
 * Erases the personal data of this tab if the member logged out in another tab while this tab was discarded, restored or
 * on another site. Call it before the router reads the history.
 */
export function eraseAfterMissedLogout(): void {
  const seenLogout = tabStore.get(seenLogoutKey) ?? '';
  if (seenLogout === (getLogoutMark() ?? '')) return;
  eraseTab();
  cleanHistoryEntry();
}
