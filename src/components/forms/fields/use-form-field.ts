import { useContext, useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { EntryTitle } from '#src/components/forms/form-entry.tsx';
import { runAfterPress } from '#src/components/forms/pointer-press.ts';
import { announceError, fieldId, useSiteFormContext } from '#src/components/forms/site-form-context.ts';
import { listErrors } from '#src/lib/forms/form-rules.ts';

/** What a widget takes from the form. */
export type FormField = {
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
};

/**
 * Ties one field to the form that it stands in.
 * @param name the field's name among the form's values; `entries.0.school` inside of repeated entries
 * @param label for what is announcement of its errors
 * @param alsoChecks fields whose rules look at this one; they are checked again once they were filled in
 */
export function useFormField(
  name: string,
  label: string,
  alsoChecks: readonly string[] = [],
): FormField & { id: string } {
  const context = useSiteFormContext();
  const { trigger, getFieldState } = useFormContext();
  const { field, fieldState } = useController({ name });
  if (field.value === undefined) throw new Error(`The form has no field "${name}".`);

  const { names, announcement } = context;
  const entry = useContext(EntryTitle);
  useEffect(() => {
    names.set((known) => ({ ...known, [name]: { label, entry } }));
  }, [names, name, label, entry]);
  useEffect(() => () => names.set(({ [name]: _, ...others }) => others), [names, name]);

  const message = listErrors(fieldState.error)[0]?.message;
  const submitCount = useRef(context.submitCount);
  submitCount.current = context.submitCount;
  const armed = useRef(-1);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (message && armed.current === submitCount.current()) return announceError(announcement, `${label}: ${message}`);
    return undefined;
  }, [message, label, announcement]);

  return {
    id: fieldId(context.id, name),
    value: field.value,
    errorMessage: message,
    onChange: (value) => {
      armed.current = context.submitCount();
      field.onChange(value);
      // A server's objection, too, goes as soon as something else is typed.
      if (message) void trigger(name);
      const others = alsoChecks.filter((other) => getFieldState(other).isDirty);
      if (others.length > 0) void trigger(others);
    },
    onBlur: () => {
      armed.current = context.submitCount();
      // An error that appears moves what is below it; what is being pressed must not move away.
      runAfterPress(() => {
        // A press that took the field away leaves nothing to be checked: the form would get the field back, empty.
        if (!isHere.current) return;
        field.onBlur();
        if (context.blocksSubmit(name)) void trigger(name);
      });
    },
  };
}
