import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { type UnsavedForm, unsavedFormsStore, unsavedGuardStore } from './unsaved-forms-store.ts';

/**
 * Adds a form. The first one brings the guard, which stays: the confirmed navigation ends after its form has gone.
 * @returns a function that removes the form
 */
export function registerUnsavedForm(form: UnsavedForm): () => void {
  unsavedGuardStore.set(() => UnsavedChangesGuard);
  unsavedFormsStore.set((forms) => [...forms, form]);
  return () => unsavedFormsStore.set((forms) => forms.filter((other) => other !== form));
}
