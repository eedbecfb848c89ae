/**
 * The repeated entries of a form, by id and in their order. The id is part of the names of an entry's fields, so that
 * these names stay the same when another entry is removed. Ids last as long as the form: a draft and a request have a list.
 */
export type FormEntries<Entry> = Record<string, Entry>;

const entryId = (number: number) => `entry-${number}`;

/** Gives each item of a list an id. Equal lists get equal ids. */
export const createEntries = <Entry>(list: readonly Entry[]): FormEntries<Entry> =>
  Object.fromEntries(list.map((entry, index) => [entryId(index + 1), entry]));

/**
 * Makes the ids of new entries.
 * @returns a function that gives an id which differs from the ids of the form and from all ids that it gave before: what
 * still runs for an entry that was removed does not reach a new one
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

/** The values with the entries of the named fields as lists. */
export const entriesToLists = (values: Values, names: readonly string[]): Values =>
  mapFields(values, names, (entries) =>
    typeof entries === 'object' && entries !== null ? Object.values(entries) : entries,
  );

/** The values with the lists of the named fields as entries. */
export const listsToEntries = (values: Values, names: readonly string[]): Values =>
  mapFields(values, names, (list) => (Array.isArray(list) ? createEntries<unknown>(list) : list));
