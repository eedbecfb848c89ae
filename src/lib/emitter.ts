/** A list of listeners. */
export type Emitter<T> = {
  /** Adds a listener; what it returns takes the listener off again. */
  add: (listener: (value: T) => void) => () => void;
  /** Calls every listener in the order of adding. Never throws. */
  emit: (value: T) => void;
};

/**
 * Makes a list of listeners. A listener that throws neither stops the others nor the one who emits: its error is
 * thrown on its own, where the browser reports it as uncaught.
 */
export function createEmitter<T>(): Emitter<T> {
  const entries = new Set<{ listener: (value: T) => void }>();
  return {
    add(listener) {
      // An entry of its own, so that a function added twice is called twice and leaves once.
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
