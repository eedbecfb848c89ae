/**
 * Gives what the work gives, or rejects with the signal's reason as soon as the signal aborts (DOM Standard,
 * section 3.3). The work itself goes on: others may be waiting for it.
 */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
