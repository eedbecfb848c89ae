import { logoutMark } from '#src/api/session.ts';
import { removeMemberDrafts } from '#src/features/forms/draft-storage.ts';
import { seenLogoutKey, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { withoutPersonalData } from '#src/navigation/personal-state.ts';

const erased = createEmitter<void>();

/** Calls the listener when this tab erases its personal data; returns how to stop that. */
export const onErase: (listener: () => void) => () => void = erased.add;

function eraseTab(): void {
  for (const key of Object.values(tabKeys)) tabStore.remove(key);
  tabStore.set(seenLogoutKey, logoutMark() ?? '');
}

/**
 * Erases all personal data that the browser stores for the site and for this tab: drafts, sign-up, payment, found ID.
 * Each tab calls it when a member chooses to log out.
 */
export function erasePersonalData(): void {
  removeMemberDrafts();
  eraseTab();
  erased.emit();
}

/** Takes personal data out of the state of the current history entry. */
function cleanHistoryEntry(): void {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return;
  window.history.replaceState({ ...entry, usr: withoutPersonalData(entry.usr) }, '');
}

/**
 * Erases what a tab still has of a member who logged out elsewhere while the tab was discarded, restored or on another
 * site. To be called before the router reads the history.
 */
export function eraseAfterMissedLogout(): void {
  const seen = tabStore.get(seenLogoutKey) ?? '';
  if (seen === (logoutMark() ?? '')) return;
  eraseTab();
  cleanHistoryEntry();
}
