/** A value outside React that components subscribe to. */
export type Store<T> = {
  get: () => T;
  set: (next: T | ((current: T) => T)) => void;
  /** For useSyncExternalStore. @returns the function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
};

/** @param initial the value that a server renders with, too */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next instanceof Function ? next(value) : next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
