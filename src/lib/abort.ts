/**
 * Returns the result of a promise, or rejects with the signal's reason as soon as the signal aborts (DOM Standard,
 * section 3.3). The operation behind the promise continues, because other callers may wait for it.
 */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
