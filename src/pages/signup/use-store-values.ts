import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Stores the values of a form at each change, so that a reload or a visit to another step keeps them. */
export function useStoreValues<Values extends FieldValues>(
  rhf: UseFormReturn<Values>,
  storeValues: (values: Values) => void,
): void {
  const handleChange = useEffectEvent(() => storeValues(rhf.getValues()));
  useEffect(() => rhf.subscribe({ formState: { values: true }, callback: () => handleChange() }), [rhf]);
}
