/** What is asked of a Web Storage. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage whose methods never throw. */
export type SafeStorage = {
  /** The stored text, or null when there is none. */
  get: (key: string) => string | null;
  /**
   * Stores a text, in memory for this visit when the browser refuses.
   * @returns whether it is kept beyond this visit
   */
  set: (key: string, value: string) => boolean;
  /** Removes an entry, for this visit at least. */
  remove: (key: string) => void;
  /** The keys of all entries, those of this visit's memory included. */
  keys: () => string[];
};

/**
 * Wraps a Web Storage that may be missing, forbidden, full or read-only (HTML Standard, section 12.2: every access may
 * throw). What the browser refuses to keep or to give back is kept in memory until the page goes.
 * @param open gives the storage; called at each access and never before, as reading `localStorage` itself may throw
 */
export function createSafeStorage(open: () => KeyValueStorage | undefined): SafeStorage {
  const memory = new Map<string, string | null>();
  /** The keys whose last change the browser refused: what it still stores under them is old. */
  const refused = new Set<string>();

  const changeEntry = (key: string, value: string | null, action: (storage: KeyValueStorage) => void): boolean => {
    memory.set(key, value);
    try {
      const storage = open();
      if (!storage) throw new Error('no storage');
      action(storage);
      refused.delete(key);
      return true;
    } catch {
      refused.add(key);
      return false;
    }
  };

  return {
    get(key) {
      const kept = memory.get(key) ?? null;
      if (refused.has(key)) return kept;
      try {
        const storage = open();
        return storage ? storage.getItem(key) : kept;
      } catch {
        return kept;
      }
    },
    set(key, value) {
      return changeEntry(key, value, (storage) => storage.setItem(key, value));
    },
    remove(key) {
      changeEntry(key, null, (storage) => storage.removeItem(key));
    },
    keys() {
      const inMemory = [...memory].flatMap(([key, value]) => (value === null ? [] : [key]));
      try {
        return [...new Set([...Object.keys(open() ?? {}), ...inMemory])];
      } catch {
        return inMemory;
      }
    },
  };
}
