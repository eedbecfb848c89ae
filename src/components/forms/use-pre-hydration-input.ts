import { type RefObject, useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { extractDigits } from '#src/lib/text/phone.ts';

const isTyped = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && ['text', 'password', 'email', 'tel'].includes(control.type));

const isCheckbox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

/**
 * Reads what a control holds that React does not know of.
 * @param known the form's value of that control
 * @returns undefined where the form already has a value, or the control is empty
 */
function earlyValue(control: Element, known: unknown): unknown {
  if (isCheckbox(control)) return known === false && control.checked ? true : undefined;
  if (!isTyped(control) || control.value === '' || known !== '') return undefined;
  return control.type === 'tel' ? extractDigits(control.value) : control.value;
}

/**
 * Takes over what a visitor typed or checked, or a password manager filled in, before the page was hydrated: the
 * browser shows it, and the form would not know.
 * @param form whose controls carry the names of the form's values
 */
export function usePreHydrationInput<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  { getValues, setValue }: UseFormReturn<Values>,
): void {
  useLayoutEffect(() => {
    for (const control of form.current?.elements ?? []) {
      const name = control.getAttribute('name') as Path<Values> | null;
      const value = name ? earlyValue(control, getValues(name)) : undefined;
      if (name && value !== undefined) setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [form, getValues, setValue]);
}
