import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { getSession } from '#src/api/session.ts';
import { registerUnsavedForm } from './register-unsaved-form.ts';

/**
 * Tracks whether a form has unsaved changes, and asks before a navigation that would lose them. It follows the form by a
 * subscription: read while rendering, the first typed letter would render all fields again.
 * @param warnsBeforeLeaving whether leaving with unsaved changes opens a confirmation
 * @param isKept whether a draft keeps the changes
 * @returns whether the form has unsaved changes; the caller sets it to false when the values are saved
 */
export function useUnsavedChanges<Values extends FieldValues>(
  rhf: UseFormReturn<Values>,
  warnsBeforeLeaving: boolean,
  isKept: boolean,
): RefObject<boolean> {
  const isDirty = useRef(false);
  // A layout effect also receives the changes that are made by the effects of fields.
  useLayoutEffect(() => {
    let unregister: (() => void) | undefined;
    const register = () => {
      const member = getSession()?.profile?.pk;
      // After the session has ended, the site navigates without a confirmation. The draft stays for the next login.
      return registerUnsavedForm({ hasChanges: () => isDirty.current && getSession()?.profile?.pk === member, isKept });
    };
    const updateRegistration = () => {
      if (isDirty.current && warnsBeforeLeaving) unregister ??= register();
      else {
        unregister?.();
        unregister = undefined;
      }
    };
    const unsubscribe = rhf.subscribe({
      formState: { isDirty: true },
      callback: (state) => {
        isDirty.current = state.isDirty ?? isDirty.current;
        updateRegistration();
      },
    });
    // A form that React has hidden, and shows again, may have changes.
    updateRegistration();
    return () => {
      unsubscribe();
      unregister?.();
    };
  }, [rhf, warnsBeforeLeaving, isKept]);
  return isDirty;
}
