/** A list of listeners. */
export type Emitter<T> = {
  /** Adds a listener. Returns the function that removes it. */
  add: (listener: (value: T) => void) => () => void;
  /** Calls all listeners in the order of their addition. Never throws. */
  emit: (value: T) => void;
};

/**
 * Creates a list of listeners. An error of a listener stops neither the other listeners nor the caller of `emit`. It is
 * thrown in a microtask, so that the browser reports it as uncaught.
 */
export function createEmitter<T>(): Emitter<T> {
  const entries = new Set<{ listener: (value: T) => void }>();
  return {
    add(listener) {
      // The wrapper object allows adding a function twice and removing it once.
      const entry = { listener };
      entries.add(entry);
      return () => {
        entries.delete(entry);
      };
    },
    emit(value) {
      for (const { listener } of [...entries]) {
        try {
          listener(value);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
