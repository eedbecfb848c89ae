import { getLogoutMark } from '#src/api/session.ts';
import { removeMemberDrafts } from '#src/forms/draft-storage.ts';
import { cardPaymentKeys, localStore, seenLogoutKey, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { changeEntryState } from '#src/navigation/entry-state.ts';
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
  removeMemberDrafts();
  for (const key of Object.values(cardPaymentKeys)) localStore.remove(key);
  eraseTab();
  erasure.emit();
}

/**
 * Erases the personal data of this tab if the member logged out in another tab while this tab was discarded, restored or
 * on another site. Call it before the router reads the history.
 */
export function eraseAfterMissedLogout(): void {
  const seenLogout = tabStore.get(seenLogoutKey) ?? '';
  if (seenLogout === (getLogoutMark() ?? '')) return;
  eraseTab();
  changeEntryState(withoutPersonalData);
}
