import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { SiteFormModel } from '#src/forms/site-form-context.ts';

/** The relation between a form and the stored values. */
export type ServerValues = {
  /** Another tab or device has saved other values since this form was opened. */
  isStale: boolean;
  /** Replaces the typed values by the stored ones. */
  reload: () => void;
};

/** Returns a text by which values are compared. Values that differ only in the order of their keys have the same one. */
export const fingerprint = (values: unknown): string =>
  JSON.stringify(values ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/**
 * Updates an untouched form when the stored values change. Typed values are never overwritten. The caller renders again at the
 * first letter, so it must not be the form.
 * @param values the form values of the last response
 */
export function useServerValues<Values extends FieldValues>(
  { rhf, reset }: SiteFormModel<Values>,
  values: Values,
): ServerValues {
  const { isDirty, defaultValues } = useFormState({ control: rhf.control });
  const storedFingerprint = fingerprint(values);
  const differsFromStored = storedFingerprint !== fingerprint(defaultValues);
  const updateUntouchedForm = useEffectEvent(() => {
    if (differsFromStored && !isDirty) reset(values);
  });
  useEffect(() => {
    // Only a new response counts, so that the response before a save does not undo the save.
    if (storedFingerprint) updateUntouchedForm();
  }, [storedFingerprint]);
  return { isStale: isDirty && differsFromStored, reload: () => reset(values) };
}
