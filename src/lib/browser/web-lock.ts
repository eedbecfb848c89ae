/** What is asked of the browser's lock manager. */
export type Locks = {
  request: (name: string, options: { signal: AbortSignal }, task: () => Promise<void>) => Promise<unknown>;
};

/** Says that a lock was not granted in time. */
export class LockTimeout extends Error {
  override readonly name = 'LockTimeout';
}

/**
 * Runs a task while no other tab of this origin runs one under the same name (Web Locks API, section 3.2). Where the
 * browser has no locks, or forbids them to this document, the task runs at once.
 * @param wait how long to wait for the lock, in milliseconds; a tab that hangs must not hang all the others
 * @returns what the task gives
 * @throws LockTimeout, or what the task throws
 */
export async function withLock<T>(
  locks: Locks | undefined,
  name: string,
  wait: number,
  task: () => Promise<T>,
): Promise<T> {
  if (!locks) return task();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), wait);
  let running: Promise<T> | undefined;
  try {
    await locks.request(name, { signal: patience.signal }, async () => {
      clearTimeout(timer);
      running = task();
      // The lock ends with the task, however the task ends; its error is given below, to tell it from the lock's own.
      await running.catch(() => undefined);
    });
  } catch (error) {
    if (patience.signal.aborted) throw new LockTimeout(name, { cause: error });
  } finally {
    clearTimeout(timer);
  }
  return running ?? task();
}
