import { afterEach, expect, test } from 'vitest';
import { closeModal, modalStore } from '#src/components/overlays/modal-store.ts';
import { registerUnsavedForm } from '#src/forms/register-unsaved-form.ts';
import { confirmLeaving, hasUnsavedChanges } from '#src/forms/unsaved-forms-store.ts';

afterEach(closeModal);

/** Registers a form with unsaved changes. @returns what happens to it, in order */
function openForm(): string[] {
  const events: string[] = [];
  registerUnsavedForm({ hasChanges: () => true, isKept: false, discard: () => events.push('discarded') });
  return events;
}

test('after a confirmation, the form is discarded before the screen is left', () => {
  const events = openForm();
  confirmLeaving(() => events.push('left'));
  expect(events).toEqual([]);
  modalStore.get()?.onConfirm?.();
  expect(events).toEqual(['discarded', 'left']);
  expect(hasUnsavedChanges()).toBe(false);
});

test('a second press on Back keeps the open question, and a press after 취소 asks again', () => {
  const events = openForm();
  confirmLeaving(() => events.push('first'));
  const question = modalStore.get();
  confirmLeaving(() => events.push('second'));
  expect(modalStore.get()).toBe(question);
  closeModal();
  confirmLeaving(() => events.push('third'));
  modalStore.get()?.onConfirm?.();
  expect(events).toEqual(['discarded', 'third']);
});
