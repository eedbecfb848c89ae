import type { SafeStorage } from '#src/lib/browser/safe-storage.ts';
import { draftsPrefix } from '#src/lib/browser/stored-data.ts';
import { collectFiles } from '#src/lib/files/collect-files.ts';
import { isJsonObject, parseJson } from '#src/lib/text/json.ts';
import { deviceNow } from '#src/lib/time/clock.ts';
import { entriesToLists, listsToEntries } from './form-entries.ts';

/** The unsent values of a form. */
export type Draft = {
  /** The id of the open form that wrote the draft. It prevents two tabs from overwriting each other's drafts. */
  writer: string;
  /** In milliseconds since 1970 (UTC). */
  savedAt: number;
  /** The fields that differ from the unchanged form. */
  values: Readonly<Record<string, unknown>>;
  /** The names of the chosen files. The files themselves cannot be stored. */
  files: string[];
  /** How often a form has offered the draft, and the visitor has written another text without an answer. */
  timesIgnored?: number;
};

/** The drafts of one form and one user. */
export type DraftStore = {
  /**
   * Returns the latest draft of another open form, first one that still may be offered; null if there is none. Omits
   * invalid and expired drafts.
   */
  find: () => Draft | null;
  /** Stores the values as a draft. @returns whether the browser stored the draft */
  save: (values: Readonly<Record<string, unknown>>) => boolean;
  /** Removes the draft of a writer, by default of this open form. */
  remove: (writer?: string) => void;
  /**
   * Removes the draft of this open form, and those that contain nothing but sent values.
   * @returns the writers of the removed drafts
   */
  removeSent: (values: Readonly<Record<string, unknown>>) => string[];
  /** Counts that the visitor has ignored the offer of a draft. */
  countIgnored: (writer: string) => void;
  /** Leaves the draft of this form in the storage, and writes the next one beside it. */
  startAnother: () => void;
  /** Returns the draft of the values without storing it. */
  draftOf: (values: Readonly<Record<string, unknown>>) => Draft;
};

export type DraftOptions = {
  storage: SafeStorage;
  /** Returns whether a draft may be stored. By default it may. */
  mayStore?: () => boolean;
  /** The member's number (`member_pk`), or 'guest'. */
  owner: string;
  form: string;
  /** Increase it when the fields of the form change. Drafts of other versions are removed. */
  version: number;
  /** The initial values of the form. A draft must have the same shape. */
  initial: Readonly<Record<string, unknown>>;
  /** Returns the values of the unchanged form, which are never stored. By default the initial ones. */
  unchanged?: () => Readonly<Record<string, unknown>>;
  /** Fields that are never stored, such as passwords and verification codes. */
  secretFields: readonly string[];
  /** Fields with repeated entries. The form has these entries by id, a stored draft has them as a list. */
  entries?: readonly string[];
};

/** A draft expires after a week. */
const draftLifetimeMs = 7 * 24 * 60 * 60_000;
/** The maximum number of drafts of one form. */
const maxDrafts = 3;
/** The number of ignored offers after which a form no longer asks about a draft. */
const maxTimesIgnored = 2;

/** Returns whether a form may ask about a draft. Otherwise the form only shows that the draft exists. */
export const mayBeOffered = ({ timesIgnored = 0 }: Draft): boolean => timesIgnored < maxTimesIgnored;

/** Returns the storage key of all drafts of one user. */
export const draftsKey = (owner: string): string => `${draftsPrefix}${owner}`;

/** Returns whether a value has the same shape as an initial value. Lists may have any length. */
export function hasShape(initial: unknown, value: unknown): boolean {
  if (Array.isArray(initial)) {
    return Array.isArray(value) && (initial.length === 0 || value.every((item) => hasShape(initial[0], item)));
  }
  if (isJsonObject(initial))
    return isJsonObject(value) && Object.keys(initial).every((key) => hasShape(initial[key], value[key]));
  return initial === null || initial === undefined ? !isJsonObject(value) : typeof value === typeof initial;
}

/**
 * Returns whether a draft was written within a week. A draft from the future, after a clock change, is limited as well.
 */
const isRecent = (savedAt: unknown): savedAt is number =>
  typeof savedAt === 'number' && Math.abs(deviceNow() - savedAt) < draftLifetimeMs;

function readDrafts(storage: SafeStorage, key: string): Record<string, unknown> {
  const entries = parseJson(storage.get(key) ?? '{}');
  if (isJsonObject(entries)) return entries;
  storage.remove(key);
  return {};
}

/** The id needs no cryptographic randomness. It only distinguishes open forms. */
const createWriterId = () => Math.random().toString(36).slice(2);

/** Returns the names of the fields that a draft can store: all fields except the secret ones. */
export const keptFields = (initial: Readonly<Record<string, unknown>>, secretFields: readonly string[]): string[] =>
  Object.keys(initial).filter((name) => !secretFields.includes(name));

/** Creates the draft store of one form. It reads the storage only when a method is called. */
export function createDraftStore({
  storage,
  mayStore = () => true,
  owner,
  form,
  version,
  initial,
  unchanged = () => initial,
  secretFields,
  entries: lists = [],
}: DraftOptions): DraftStore {
  const key = draftsKey(owner);
  const id = `${form}@${version}`;
  let writer = createWriterId();
  const kept = keptFields(initial, secretFields);
  const shape = entriesToLists(Object.fromEntries(kept.map((name) => [name, initial[name]])), lists);

  const isDraft = (value: unknown): value is Draft =>
    isJsonObject(value) &&
    typeof value.writer === 'string' &&
    isRecent(value.savedAt) &&
    (value.timesIgnored === undefined || typeof value.timesIgnored === 'number') &&
    Array.isArray(value.files) &&
    value.files.every((name) => typeof name === 'string') &&
    isJsonObject(value.values) &&
    Object.entries(value.values).every(([name, field]) => name in shape && hasShape(shape[name], field));

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

  const changeDrafts = (change: (drafts: Draft[]) => Draft[]) => {
    const entries = readDrafts(storage, key);
    if (id in entries) writeDrafts(entries, change(validDrafts(entries)));
  };

  const draftOf = (values: Readonly<Record<string, unknown>>): Draft => {
    const files = collectFiles(values).map(({ name }) => name);
    const before = unchanged();
    const changed = kept.filter((name) => !isEqual(values[name], before[name]));
    const stored = Object.fromEntries(changed.map((name) => [name, withoutFiles(values[name])]));
    return { writer, savedAt: deviceNow(), values: stored, files };
  };

  return {
    draftOf,
    startAnother() {
      writer = createWriterId();
    },
    find() {
      const others = validDrafts(readDrafts(storage, key)).filter((draft) => draft.writer !== writer);
      const [latest] = others.sort(
        (one, other) => Number(mayBeOffered(other)) - Number(mayBeOffered(one)) || other.savedAt - one.savedAt,
      );
      return latest ? { ...latest, values: listsToEntries(latest.values, lists) } : null;
    },
    save(values) {
      if (!mayStore()) return false;
      const entries = readDrafts(storage, key);
      const others = validDrafts(entries).filter((draft) => draft.writer !== writer);
      const own = draftOf(values);
      const stored = { ...own, values: entriesToLists(own.values, lists) };
      return writeDrafts(entries, [stored, ...others].slice(0, maxDrafts));
    },
    remove(removedWriter = writer) {
      changeDrafts((drafts) => drafts.filter((draft) => draft.writer !== removedWriter));
    },
    removeSent(values) {
      const sent = entriesToLists(values, lists);
      // The files of a draft are not stored, so nobody knows whether they were sent.
      const isSent = ({ files, values }: Draft) =>
        files.length === 0 && Object.entries(values).every(([name, value]) => isEqual(value, sent[name]));
      const removed = new Set([writer]);
      changeDrafts((drafts) => {
        for (const draft of drafts) if (isSent(draft)) removed.add(draft.writer);
        return drafts.filter((draft) => !removed.has(draft.writer));
      });
      return [...removed];
    },
    countIgnored(ignoredWriter) {
      changeDrafts((drafts) =>
        drafts.map((draft) =>
          draft.writer === ignoredWriter ? { ...draft, timesIgnored: (draft.timesIgnored ?? 0) + 1 } : draft,
        ),
      );
    },
  };
}

/** Removes the expired and the invalid drafts of all owners. */
export function dropExpiredDrafts(storage: SafeStorage): void {
  for (const key of storage.keys()) {
    if (!key.startsWith(draftsPrefix)) continue;
    const entries = readDrafts(storage, key);
    const recent = Object.entries(entries).flatMap(([id, drafts]) => {
      const kept = Array.isArray(drafts)
        ? drafts.filter((draft) => isJsonObject(draft) && isRecent(draft.savedAt))
        : [];
      return kept.length > 0 ? [[id, kept]] : [];
    });
    if (recent.length > 0) storage.set(key, JSON.stringify(Object.fromEntries(recent)));
    else storage.remove(key);
  }
}

/** Replaces files by null and removes them from lists, because JSON would store them as empty objects. */
const withoutFiles = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item) => !(item instanceof File)).map(withoutFiles);
  if (value instanceof File) return null;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutFiles(item)]));
};

const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(withoutFiles(one)) === JSON.stringify(withoutFiles(other));
