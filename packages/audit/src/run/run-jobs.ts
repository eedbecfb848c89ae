/** Returns what a promise gives, or undefined as soon as the audit is stopped. */
export async function untilStopped<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value | undefined> {
  if (signal.aborted) return undefined;
  const { promise: stopped, resolve } = Promise.withResolvers<undefined>();
  const onAbort = () => resolve(undefined);
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([promise, stopped]);
  } finally {
    signal.removeEventListener('abort', onAbort);
    // A job that is abandoned may still fail.
    promise.catch(() => undefined);
  }
}

/** Runs jobs, three at a time: a page often waits, so three occupy two cores. No job begins after the audit is stopped. */
export async function runConcurrently<Job>(
  jobs: readonly Job[],
  signal: AbortSignal,
  run: (job: Job) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const worker = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined && !signal.aborted; job = waiting.shift())
      await untilStopped(signal, run(job));
  };
  await Promise.all([worker(), worker(), worker()]);
}
