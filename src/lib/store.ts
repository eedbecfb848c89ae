/** A value outside React. Components subscribe to it with `useSyncExternalStore`. */
export type Store<T> = {
  get: () => T;
  set: (next: T | ((current: T) => T)) => void;
  /** Calls the listener after each change. @returns the function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
};

/** Creates a store. @param initial the first value, which is also used for prerendering */
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
