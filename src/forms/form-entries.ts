/**
 * The repeated entries of a form, by id and in their order. The id is part of the field names of an entry, so that
 * these names stay the same when another entry is removed. Ids exist only in the open form: a draft and a request have
 * a list.
 */
export type FormEntries<Entry> = Record<string, Entry>;

const entryId = (number: number) => `entry-${number}`;

/** Assigns an id to each item of a list. Equal lists get equal ids. */
export const createEntries = <Entry>(list: readonly Entry[]): FormEntries<Entry> =>
  Object.fromEntries(list.map((entry, index) => [entryId(index + 1), entry]));

/**
 * Creates a generator of ids for new entries.
 * @returns a function that returns an id which differs from the taken ids and from all earlier ids. An id is never
 *   reused, so that a pending request of a removed entry does not affect a new entry.
 */
export function createEntryIds(): (taken: readonly string[]) => string {
  let last = 0;
  return (taken) => {
    do last += 1;
    while (taken.includes(entryId(last)));
    return entryId(last);
  };
}

type Values = Readonly<Record<string, unknown>>;

const mapFields = (values: Values, names: readonly string[], change: (value: unknown) => unknown): Values => ({
  ...values,
  ...Object.fromEntries(names.filter((name) => name in values).map((name) => [name, change(values[name])])),
});

/** Returns the values with the entries of the named fields as lists. */
export const entriesToLists = (values: Values, names: readonly string[]): Values =>
  mapFields(values, names, (entries) =>
    typeof entries === 'object' && entries !== null ? Object.values(entries) : entries,
  );

/** Returns the values with the lists of the named fields as entries. */
export const listsToEntries = (values: Values, names: readonly string[]): Values =>
  mapFields(values, names, (list) => (Array.isArray(list) ? createEntries<unknown>(list) : list));
