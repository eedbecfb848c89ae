/** A list of listeners. */
export type Emitter<T> = {
  /** Adds a listener. Returns the function that removes it. */
  add: (listener: (value: T) => void) => () => void;
  /** Calls all listeners in the order of their addition. Never throws. */
  emit: (value: T) => void;
};

/**
 * Creates a list of listeners. An error of a listener stops neither the other listeners nor the caller of `emit`: the
 * browser reports it as uncaught (DOM Standard, dispatch of events).
 */
export function createEmitter<T>(): Emitter<T> {
  const target = new EventTarget();
  return {
    add(listener) {
      const handle = (event: Event) => event instanceof CustomEvent && listener(event.detail);
      target.addEventListener('emit', handle);
      return () => target.removeEventListener('emit', handle);
    },
    emit: (value) => void target.dispatchEvent(new CustomEvent('emit', { detail: value })),
  };
}
