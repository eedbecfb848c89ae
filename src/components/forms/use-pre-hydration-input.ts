import { type RefObject, useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { extractDigits } from '#src/lib/text/phone.ts';

const isTextControl = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && ['text', 'password', 'email', 'tel'].includes(control.type));

const isInputOfType = (control: Element, type: string): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === type;

/** Returns whether a visitor has chosen the option. React has written the form's value to the default of the control. */
const isChosenOption = (control: Element): control is HTMLInputElement | HTMLSelectElement =>
  control instanceof HTMLSelectElement ||
  (isInputOfType(control, 'radio') && control.checked && !control.defaultChecked);

/**
 * Reads input from before hydration from a control.
 * @param formValue the value that the form has for the control
 * @returns undefined if the control is empty or has the form's value, or if the form has a typed text
 */
function preHydrationValue(control: Element, formValue: unknown): unknown {
  if (isChosenOption(control)) return control.value !== '' && control.value !== formValue ? control.value : undefined;
  if (isInputOfType(control, 'checkbox')) return formValue === false && control.checked ? true : undefined;
  if (!isTextControl(control) || control.value === '' || formValue !== '') return undefined;
  return control.type === 'tel' ? extractDigits(control.value) : control.value;
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
