import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { createEntryIds } from '#src/lib/forms/form-entries.ts';

/** The repeated entries of a form. */
export type FormEntriesModel = {
  /** The ids of the entries, in their order. The fields of an entry are named `{name}.{id}.{field}`. */
  ids: readonly string[];
  /** Adds an entry with these values behind the others and returns its id. Nothing is validated. */
  add: (entry: object) => string;
  /** Removes an entry, with its errors. */
  remove: (id: string) => void;
};

/**
 * Adds and removes repeated entries of the form that the component stands in.
 * @param name the field of the entries; its value is a `FormEntries`
 */
export function useFormEntries(name: string): FormEntriesModel {
  const { setValue, unregister } = useFormContext();
  const ids = useWatch({ name, compute: (entries: object) => Object.keys(entries) });
  const [newId] = useState(createEntryIds);
  return {
    ids,
    add(entry) {
      const id = newId(ids);
      setValue(`${name}.${id}`, { ...entry }, { shouldDirty: true });
      return id;
    },
    remove: (id) => unregister(`${name}.${id}`, { keepDefaultValue: true }),
  };
}
