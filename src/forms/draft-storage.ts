import { showToast } from '#src/components/feedback/toast-store.ts';
import type { SafeStorage } from '#src/lib/browser/safe-storage.ts';
import { draftsPrefix, localStore, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';

const guestOwner = 'guest';

/** Returns the owner of the drafts: the member's number, or 'guest'. People see only their own drafts. */
export const draftOwnerOf = (memberPk: number | undefined): string =>
  memberPk === undefined ? guestOwner : String(memberPk);

/**
 * Returns whether drafts of this owner stay after the tab is closed. Drafts of guests do not: the next person at the
 * computer must not see them.
 */
export const isStoredBeyondTab = (owner: string): boolean => owner !== guestOwner;

/** Returns the storage for drafts of this owner. */
export const draftStorageOf = (owner: string): SafeStorage => (isStoredBeyondTab(owner) ? localStore : tabStore);

/** Removes the drafts of all members from the browser. */
export function removeMemberDrafts(): void {
  for (const key of localStore.keys()) if (key.startsWith(draftsPrefix)) localStore.remove(key);
}

/** Removes drafts of guests from the local storage, where visitors with an old version of the site may have them. */
export const removeOldGuestDrafts = (): void => localStore.remove(tabKeys.guestDrafts);

let hasWarned = false;

/** Shows a warning, once per page load, that the browser can't store drafts. */
export function warnStorageUnavailable(): void {
  if (hasWarned) return;
  hasWarned = true;
  showToast({
    icon: 'alert',
    showTime: 8_000,
    message: '브라우저에 저장할 수 없어, 작성 중인 내용은 새로 고치거나 이 창을 닫으면 사라집니다.',
  });
}
