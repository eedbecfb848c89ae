import { showToast } from '#src/components/feedback/toast-store.ts';
import type { SafeStorage } from '#src/lib/browser/safe-storage.ts';
import { draftsPrefix, localStore, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';

const guestOwner = 'guest';

/** Whose drafts a person sees: their own. */
export const draftOwnerOf = (memberPk: number | undefined): string =>
  memberPk === undefined ? guestOwner : String(memberPk);

/** Whether drafts of this owner outlive the tab. The next person at the computer must not find those of a guest. */
export const isStoredBeyondTab = (owner: string): boolean => owner !== guestOwner;

/** Where drafts of this owner are stored. */
export const draftStorageOf = (owner: string): SafeStorage => (isStoredBeyondTab(owner) ? localStore : tabStore);

/** Removes the drafts of all members from the browser. */
export function removeMemberDrafts(): void {
  for (const key of localStore.keys()) if (key.startsWith(draftsPrefix)) localStore.remove(key);
}

/** Removes the guests' drafts that earlier versions of the site left in the local storage. */
export const removeOldGuestDrafts = (): void => localStore.remove(tabKeys.guestDrafts);

let hasWarned = false;

/** Says that the browser keeps nothing, once in a visit. */
export function warnStorageUnavailable(): void {
  if (hasWarned) return;
  hasWarned = true;
  showToast({
    icon: 'alert',
    showTime: 8_000,
    message: '브라우저에 저장할 수 없어, 작성 중인 내용은 이 창을 닫으면 사라집니다.',
  });
}
