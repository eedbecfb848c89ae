import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SiteFormModel } from '#src/components/forms/site-form-context.ts';

/** Where the form stands beside what is on the server. */
export type ServerValues = {
  /** Another tab or device has saved something else since this form was begun. */
  isStale: boolean;
  /** Puts what is on the server into the form, in place of what was typed. */
  reload: () => void;
};

/** Values that are equal in everything but the order of their keys have one fingerprint. */
const fingerprint = (values: unknown): string =>
  JSON.stringify(values, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => one.localeCompare(other)))
      : part,
  );

/**
 * Keeps a form up with what is on the server as long as nothing is typed; what is typed is never overwritten.
 * @param values the form's values as the last answer has them
 */
export function useServerValues<Values extends FieldValues>(
  { rhf, reset }: SiteFormModel<Values>,
  values: Values,
): ServerValues {
  const { isDirty, defaultValues } = rhf.formState;
  const answer = fingerprint(values);
  const isElsewhere = answer !== fingerprint(defaultValues);
  const latest = useRef({ isDirty, isElsewhere, values, reset });
  latest.current = { isDirty, isElsewhere, values, reset };
  useEffect(() => {
    const form = latest.current;
    // Only a new answer is looked at, so that a save is not undone by the answer before it.
    if (answer && form.isElsewhere && !form.isDirty) form.reset(form.values);
  }, [answer]);
  return { isStale: isDirty && isElsewhere, reload: () => reset(values) };
}
