import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { createEntryIds } from './form-entries.ts';

/** The repeated entries of a form. */
export type FormEntriesModel = {
  /** The ids of the entries in order. The fields of an entry are named `{name}.{id}.{field}`. */
  ids: readonly string[];
  /** Adds an entry with these values at the end without validating it. Returns its id. */
  add: (entry: object) => string;
  /** Removes an entry and its errors. */
  remove: (id: string) => void;
};

/**
 * Adds and removes repeated entries in the form that contains the component.
 * @param name the name of the value of type `FormEntries`
 */
export function useFormEntries(name: string): FormEntriesModel {
  const { setValue, unregister } = useFormContext();
  const ids = useWatch({ name, compute: (entries: object) => Object.keys(entries) });
  const [nextEntryId] = useState(createEntryIds);
  return {
    ids,
    add(entry) {
      const id = nextEntryId(ids);
      setValue(`${name}.${id}`, { ...entry }, { shouldDirty: true });
      return id;
    },
    remove: (id) => unregister(`${name}.${id}`, { keepDefaultValue: true }),
  };
}
