import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Stores the values of a form at each change, so that a reload or a visit to another step keeps them.
 * @param storeValues stores the values. It must be a constant
 */
export function useStoreValues<Values extends FieldValues>(
  rhf: UseFormReturn<Values>,
  storeValues: (values: Values) => void,
): void {
  useEffect(
    () => rhf.subscribe({ formState: { values: true }, callback: () => storeValues(rhf.getValues()) }),
    [rhf, storeValues],
  );
}
