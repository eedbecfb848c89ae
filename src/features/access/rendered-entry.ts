import { createStore } from '#src/lib/store.ts';

/** The key of the history entry whose screen React has rendered; empty before the first screen. */
export const renderedEntry = createStore('');

/**
 * Calls a function once the next screen is rendered, and before its effects. The function then precedes all requests of
 * that screen. A promise that resolves at the same time does not, because React may run the effects first.
 * @returns a promise that is fulfilled after the call
 */
export function runBeforeNextScreenEffects(run: () => void): Promise<void> {
  const previousKey = renderedEntry.get();
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = renderedEntry.subscribe(() => {
    if (renderedEntry.get() === previousKey) return;
    unsubscribe();
    run();
    resolve();
  });
  return promise;
}
