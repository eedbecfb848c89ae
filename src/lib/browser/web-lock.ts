/** The method that this module uses of the browser's lock manager. */
export type Locks = {
  request: (name: string, options: { signal: AbortSignal }, task: () => Promise<void>) => Promise<unknown>;
};

/** Thrown if a lock is not granted within the time limit. */
export class LockTimeout extends Error {
  override readonly name = 'LockTimeout';
}

/**
 * Runs a task while no other tab of this origin holds the same lock (Web Locks API, section 3.2). The task runs
 * immediately if the browser has no locks or forbids them to this document.
 * @param locks returns the lock manager of the browser; it may throw
 * @param name the name of the lock
 * @param timeoutMs how long to wait for the lock. Without a limit, one unresponsive tab would block all others.
 * @returns the result of the task
 * @throws LockTimeout if the lock is not granted in time
 * @throws the error of the task
 */
export async function withLock<T>(
  locks: () => Locks | undefined,
  name: string,
  timeoutMs: number,
  task: () => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  let running: Promise<T> | undefined;
  try {
    await locks()?.request(name, { signal: timeout.signal }, async () => {
      clearTimeout(timer);
      running = task();
      // The lock is held until the task settles. The error of the task is thrown below, apart from errors of the lock.
      await running.catch(() => undefined);
    });
  } catch (error) {
    if (timeout.signal.aborted) throw new LockTimeout(name, { cause: error });
  } finally {
    clearTimeout(timer);
  }
  return running ?? task();
}
