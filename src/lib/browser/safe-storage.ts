/** The methods that this module uses of a Web Storage. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage whose methods never throw. */
export type SafeStorage = {
  /** Returns the stored text; null if the key has no entry. */
  get: (key: string) => string | null;
  /**
   * Stores a text. If the browser refuses, the text stays in memory until the page is closed.
   * @returns whether the browser stored the text
   */
  set: (key: string, value: string) => boolean;
  /** Removes an entry. If the browser refuses, the entry is hidden until the page is closed. */
  remove: (key: string) => void;
  /** Returns the keys of all entries, including those in memory. */
  keys: () => string[];
};

/**
 * Wraps a Web Storage that may be missing, forbidden, full or read-only: every access may throw (HTML Standard, section
 * 12.2). Entries that the browser refuses to store or to return are kept in memory until the page is closed.
 * @param open returns the storage. It is called at each access and not before, because reading `localStorage` may
 *   throw.
 */
export function createSafeStorage(open: () => KeyValueStorage | undefined): SafeStorage {
  const memory = new Map<string, string | null>();
  /** The keys whose last change the browser refused. The stored texts of these keys are outdated. */
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
      const inMemory = memory.get(key) ?? null;
      if (refused.has(key)) return inMemory;
      try {
        const storage = open();
        return storage ? storage.getItem(key) : inMemory;
      } catch {
        return inMemory;
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
