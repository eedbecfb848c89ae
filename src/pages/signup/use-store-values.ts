import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Gives each change of a form's values on, so that a reload or a look at another step loses nothing.
 * @param keep takes the values; a constant
 */
export function useStoreValues<Values extends FieldValues>(
  rhf: UseFormReturn<Values>,
  keep: (values: Values) => void,
): void {
  useEffect(() => rhf.subscribe({ formState: { values: true }, callback: () => keep(rhf.getValues()) }), [rhf, keep]);
}
