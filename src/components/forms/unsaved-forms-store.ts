import { openModal } from '#src/components/overlays/modal-store.ts';
import { createStore } from '#src/lib/store.ts';

/** A form whose changes would be lost. */
export type UnsavedForm = {
  /** Asked at the moment of leaving: a form that was just sent holds nobody back. */
  hasChanges: () => boolean;
  /** Whether a draft keeps what was typed. */
  isKept: boolean;
};

export const unsavedFormsStore = createStore<readonly UnsavedForm[]>([]);

/** Adds a form with changes. @returns the function that takes it off again */
export function registerUnsavedForm(form: UnsavedForm): () => void {
  unsavedFormsStore.set((forms) => [...forms, form]);
  return () => unsavedFormsStore.set((forms) => forms.filter((other) => other !== form));
}

const unsaved = () => unsavedFormsStore.get().filter(({ hasChanges: matters }) => matters());

/** Whether leaving now would lose something. */
export const hasUnsavedChanges = (): boolean => unsaved().length > 0;

type LeaveOptions = {
  /** Whether leaving erases the drafts as well, as a logout does. */
  erasesDrafts?: boolean;
};

/** Asks whether to leave, and what is to be done then. */
export function confirmLeaving(leave: () => void, { erasesDrafts = false }: LeaveOptions = {}): void {
  const kept =
    !erasesDrafts && unsaved().every(({ isKept }) => isKept)
      ? '작성 중인 내용은 임시 저장되어 다음에 이어서 작성할 수 있습니다.'
      : '저장하지 않은 내용은 사라집니다.';
  openModal({
    type: 'twoBtn',
    message: `작성 중인 내용이 있습니다. 이 화면에서 나가시겠습니까?\n${kept}`,
    buttonText: '나가기',
    onConfirm: () => {
      unsavedFormsStore.set([]);
      leave();
    },
  });
}

/** Does what leaves the screen, at once or after the member agreed. */
export function leaveAfterConfirmation(leave: () => void, options?: LeaveOptions): void {
  if (hasUnsavedChanges()) confirmLeaving(leave, options);
  else leave();
}
