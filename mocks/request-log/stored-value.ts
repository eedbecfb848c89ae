/** A value whose changes React follows with `useSyncExternalStore`. */
export type StoredValue<Value> = {
  get: () => Value;
  /** Changes some fields, saves the value, and calls the listeners. */
  set: (change: Partial<Value>) => void;
  /** Returns the function to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
};

/** Returns the fields that this tab has saved. Storage may be blocked or empty. */
function savedFields(key: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Creates a value of the development panel.
 * @param key the key of the session storage, which keeps the value after a reload of this tab; null keeps nothing
 */
export function createStoredValue<Value extends object>(key: string | null, initial: Value): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let value = key === null ? initial : { ...initial, ...savedFields(key) };
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change };
      try {
        if (key !== null) sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is blocked or full. The value is kept in memory until the next reload.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
