import { draftsKey } from '../lib/form-draft';
import { createSafeStorage } from '../lib/safe-storage';
import { showToast } from '../ui/toast-store';

/** Where the drafts of all forms are kept. */
export const draftStorage = createSafeStorage(() => globalThis.localStorage);

/** Whose drafts a person sees: their own. */
export const draftOwner = (memberPk: number | undefined): string =>
  memberPk === undefined ? 'guest' : String(memberPk);

/** Forgets all drafts of a member: a logout leaves nothing behind. */
export const forgetDrafts = (memberPk: number): void => draftStorage.remove(draftsKey(draftOwner(memberPk)));

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
