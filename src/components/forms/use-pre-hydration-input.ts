import { type RefObject, useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { digitsOf } from '#src/lib/text/phone.ts';

const isTextControl = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && ['text', 'password', 'email', 'tel'].includes(control.type));

const isCheckbox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

/**
 * Reads input from before hydration from a control.
 * @param formValue the value that the form has for the control
 * @returns undefined if the form already has a value or the control is empty
 */
function preHydrationValue(control: Element, formValue: unknown): unknown {
  if (isCheckbox(control)) return formValue === false && control.checked ? true : undefined;
  if (!isTextControl(control) || control.value === '' || formValue !== '') return undefined;
  return control.type === 'tel' ? digitsOf(control.value) : control.value;
}

/**
 * Copies input from before hydration into the form. A visitor or a password manager can fill in the prerendered
 * controls before React reads them.
 * @param form the form element; its controls have the names of the form's values
 */
export function usePreHydrationInput<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  { getValues, setValue }: UseFormReturn<Values>,
): void {
  useLayoutEffect(() => {
    for (const control of form.current?.elements ?? []) {
      const name = control.getAttribute('name') as Path<Values> | null;
      const value = name ? preHydrationValue(control, getValues(name)) : undefined;
      if (name && value !== undefined) setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [form, getValues, setValue]);
}
