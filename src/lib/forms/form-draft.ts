import type { SafeStorage } from '#src/lib/browser/safe-storage.ts';
import { draftsPrefix } from '#src/lib/browser/stored-data.ts';
import { collectFiles } from '#src/lib/files/file-choice.ts';
import { now } from '#src/lib/time/clock.ts';
import { entriesToLists, listsToEntries } from './form-entries.ts';

/** What was typed into a form and not sent. */
export type Draft = {
  /** Which opened form wrote it: two tabs never overwrite each other. */
  writer: string;
  /** In ms since 1970. */
  savedAt: number;
  values: Readonly<Record<string, unknown>>;
  /** The names of the files that were chosen; a file itself can't be kept. */
  files: string[];
};

/** The drafts of one form, by one person. */
export type DraftStore = {
  /** The latest draft that another opened form wrote; broken and old ones are dropped. */
  find: () => Draft | null;
  /** @returns whether it is kept beyond this visit */
  save: (values: Readonly<Record<string, unknown>>) => boolean;
  remove: (writer: string) => void;
  /** The writer of what this form saves. */
  writer: string;
  /** The draft that the form's values make, as it would be stored. */
  draftOf: (values: Readonly<Record<string, unknown>>) => Draft;
};

export type DraftOptions = {
  storage: SafeStorage;
  /** The member's number, or 'guest'. */
  owner: string;
  form: string;
  /** Raised when the fields of the form change; drafts of another version are dropped. */
  version: number;
  /** What the form begins with: a draft has to have its shape. */
  initial: Readonly<Record<string, unknown>>;
  /** Fields that are never kept, such as passwords and verification codes. */
  secretFields: readonly string[];
  /** Fields with repeated entries: the form has them by id, a stored draft as a list. */
  entries?: readonly string[];
};

const draftLifetimeMs = 7 * 24 * 60 * 60_000;
const maxDrafts = 3;

export const draftsKey = (owner: string): string => `${draftsPrefix}${owner}`;

const isPlainRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value could stand where the form has its own; lists are as long as they like. */
export function hasShape(like: unknown, value: unknown): boolean {
  if (Array.isArray(like)) {
    return Array.isArray(value) && (like.length === 0 || value.every((item) => hasShape(like[0], item)));
  }
  if (isPlainRecord(like))
    return isPlainRecord(value) && Object.keys(like).every((key) => hasShape(like[key], value[key]));
  return like === null || like === undefined ? !isPlainRecord(value) : typeof value === typeof like;
}

/** Whether a draft was written within the last week; a clock that was moved makes none last longer. */
const isRecent = (savedAt: unknown): savedAt is number =>
  typeof savedAt === 'number' && Math.abs(now() - savedAt) < draftLifetimeMs;

function readDrafts(storage: SafeStorage, key: string): Record<string, unknown> {
  try {
    const entries: unknown = JSON.parse(storage.get(key) ?? '{}');
    if (isPlainRecord(entries)) return { ...entries };
  } catch {
    // Broken: dropped below.
  }
  storage.remove(key);
  return {};
}

/** No secret: random enough that two tabs don't meet. */
const createWriterId = () => Math.random().toString(36).slice(2);

/** The names of the fields that a draft keeps: all but those that the form declares secret. */
export const keptFields = (initial: Readonly<Record<string, unknown>>, secretFields: readonly string[]): string[] =>
  Object.keys(initial).filter((name) => !secretFields.includes(name));

/** Makes the drafts of one form. Nothing is read before it is asked for. */
export function createDraftStore({
  storage,
  owner,
  form,
  version,
  initial,
  secretFields,
  entries: lists = [],
}: DraftOptions): DraftStore {
  const key = draftsKey(owner);
  const id = `${form}@${version}`;
  const writer = createWriterId();
  const kept = keptFields(initial, secretFields);
  const shape = entriesToLists(Object.fromEntries(kept.map((name) => [name, initial[name]])), lists);

  const isDraft = (value: unknown): value is Draft =>
    isPlainRecord(value) &&
    typeof value.writer === 'string' &&
    isRecent(value.savedAt) &&
    Array.isArray(value.files) &&
    value.files.every((name) => typeof name === 'string') &&
    isPlainRecord(value.values) &&
    hasShape(shape, value.values);

  const validDrafts = (entries: Record<string, unknown>): Draft[] => {
    const drafts = entries[id];
    return Array.isArray(drafts) ? drafts.filter(isDraft) : [];
  };

  const writeDrafts = (entries: Record<string, unknown>, drafts: Draft[]): boolean => {
    for (const name of Object.keys(entries)) if (name.startsWith(`${form}@`)) delete entries[name];
    const next = drafts.length > 0 ? { ...entries, [id]: drafts } : entries;
    if (Object.keys(next).length > 0) return storage.set(key, JSON.stringify(next));
    storage.remove(key);
    return true;
  };

  const draftOf = (values: Readonly<Record<string, unknown>>): Draft => {
    const files = collectFiles(values).map(({ name }) => name);
    return { writer, savedAt: now(), values: keepWithoutFiles(values, kept), files };
  };

  return {
    writer,
    draftOf,
    find() {
      const others = validDrafts(readDrafts(storage, key)).filter((draft) => draft.writer !== writer);
      const [latest] = others.sort((one, other) => other.savedAt - one.savedAt);
      return latest ? { ...latest, values: listsToEntries(latest.values, lists) } : null;
    },
    save(values) {
      const entries = readDrafts(storage, key);
      const others = validDrafts(entries).filter((draft) => draft.writer !== writer);
      const own = draftOf(values);
      const stored = { ...own, values: entriesToLists(own.values, lists) };
      return writeDrafts(entries, [stored, ...others].slice(0, maxDrafts));
    },
    remove(of) {
      const entries = readDrafts(storage, key);
      if (!(id in entries)) return;
      writeDrafts(
        entries,
        validDrafts(entries).filter((draft) => draft.writer !== of),
      );
    },
  };
}

/** Removes the drafts of all owners that are older than a week. What can't be read is removed as well. */
export function dropExpiredDrafts(storage: SafeStorage): void {
  for (const key of storage.keys()) {
    if (!key.startsWith(draftsPrefix)) continue;
    const entries = readDrafts(storage, key);
    const recent = Object.entries(entries).flatMap(([id, drafts]) => {
      const left = Array.isArray(drafts)
        ? drafts.filter((draft) => isPlainRecord(draft) && isRecent(draft.savedAt))
        : [];
      return left.length > 0 ? [[id, left]] : [];
    });
    if (recent.length > 0) storage.set(key, JSON.stringify(Object.fromEntries(recent)));
    else storage.remove(key);
  }
}

/** Files become nothing, and lists of files empty: JSON would make empty objects of them. */
const withoutFiles = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item) => !(item instanceof File)).map(withoutFiles);
  if (value instanceof File) return null;
  if (!isPlainRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutFiles(item)]));
};

const keepWithoutFiles = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, withoutFiles(values[name])]));
