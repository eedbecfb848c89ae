import { showToast } from '#src/components/feedback/toast-store.ts';
import type { SafeStorage } from '#src/lib/browser/safe-storage.ts';
import { draftsPrefix, localStore, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';

const guest = 'guest';

/** Whose drafts a person sees: their own. */
export const draftOwner = (memberPk: number | undefined): string => (memberPk === undefined ? guest : String(memberPk));

/** Whether drafts of this owner outlive the tab. The next person at the computer must not find those of a guest. */
export const outlivesTab = (owner: string): boolean => owner !== guest;

/** Where drafts of this owner are stored. */
export const draftStorage = (owner: string): SafeStorage => (outlivesTab(owner) ? localStore : tabStore);

/** Removes the drafts of all members from the browser. */
export function eraseMemberDrafts(): void {
  for (const key of localStore.keys()) if (key.startsWith(draftsPrefix)) localStore.remove(key);
}

/** Removes the guests' drafts that earlier versions of the site left in the local storage. */
export const eraseOldGuestDrafts = (): void => localStore.remove(tabKeys.guestDrafts);

let isSaid = false;

/** Says that the browser keeps nothing, once in a visit. */
export function sayNothingIsKept(): void {
  if (isSaid) return;
  isSaid = true;
  showToast({
    icon: 'alert',
    showTime: 8_000,
    message: '브라우저에 저장할 수 없어, 작성 중인 내용은 이 창을 닫으면 사라집니다.',
  });
}
