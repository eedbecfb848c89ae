import { type RefObject, useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { digitsOf } from '../lib/phone';

const isTyped = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && ['text', 'password', 'email', 'tel'].includes(control.type));

/**
 * Takes over what a visitor typed, or a password manager filled in, before the page was alive: the browser shows it, and
 * the form would not know.
 * @param form whose controls carry the names of the form's values
 */
export function useEarlyTyping<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  { getValues, setValue }: UseFormReturn<Values>,
): void {
  useLayoutEffect(() => {
    for (const control of form.current?.elements ?? []) {
      if (!isTyped(control) || control.value === '') continue;
      const name = control.name as Path<Values>;
      const known: unknown = name ? getValues(name) : undefined;
      const typed = control.type === 'tel' ? digitsOf(control.value) : control.value;
      if (known !== '') continue;
      setValue(name, typed as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [form, getValues, setValue]);
}
