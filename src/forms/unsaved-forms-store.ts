import type { ComponentType } from 'react';
import { isModalOpen, openModal } from '#src/components/overlays/modal-store.ts';
import { createStore } from '#src/lib/store.ts';

/** A form with possibly unsaved changes. */
export type UnsavedForm = {
  /** Called when the visitor leaves. Returns false for a form that was just sent. */
  hasChanges: () => boolean;
  /** Whether a draft keeps the changes. */
  isKept: boolean;
  /** Removes what the browser has stored of the form. Called when the visitor confirms to leave, before the navigation. */
  discard?: () => void;
};

export const unsavedFormsStore = createStore<readonly UnsavedForm[]>([]);

/** The component that guards the forms; null until the first form. Pages without forms do not load its code. */
export const unsavedGuardStore = createStore<ComponentType | null>(null);

const formsWithChanges = () => unsavedFormsStore.get().filter(({ hasChanges }) => hasChanges());

/** Returns whether a form has unsaved changes. */
export const hasUnsavedChanges = (): boolean => formsWithChanges().length > 0;

type LeaveOptions = {
  /** Whether leaving also deletes the drafts, as a logout does. */
  erasesDrafts?: boolean;
};

/** The number of the latest modal that asks whether to leave. */
let question = 0;

/**
 * Opens a modal that asks whether to leave. If it is already open, it stays as it is: a visitor often presses Back again
 * while a slow page shows no answer.
 * @param leave called after a confirmation
 */
export function confirmLeaving(leave: () => void, { erasesDrafts = false }: LeaveOptions = {}): void {
  if (isModalOpen(question)) return;
  const isDestructive = erasesDrafts || !formsWithChanges().every(({ isKept }) => isKept);
  const consequence = isDestructive
    ? '저장하지 않은 내용은 사라집니다.'
    : '작성 중인 내용은 임시 저장되어 다음에 이어서 작성할 수 있습니다.';
  question = openModal({
    type: 'twoBtn',
    message: `작성 중인 내용이 있습니다. 이 화면에서 나가시겠습니까?\n${consequence}`,
    buttonText: '나가기',
    isDestructive,
    onConfirm: () => {
      for (const form of formsWithChanges()) form.discard?.();
      unsavedFormsStore.set([]);
      leave();
    },
  });
}

/** Leaves the screen, after a confirmation if a form has unsaved changes. @param leave leaves the screen */
export function leaveAfterConfirmation(leave: () => void, options?: LeaveOptions): void {
  if (hasUnsavedChanges()) confirmLeaving(leave, options);
  else leave();
}
