/** The longest time between a signal and the end of the command. */
const longestEndMs = 20_000;

/**
 * Returns a controller that SIGINT, SIGTERM and SIGHUP abort, so that the audit ends with a report. A terminal may send a
 * signal twice, to npm and to the command.
 * @param exitCode the exit code if the report is not written in time
 */
export function stopOnSignals(exitCode: number): AbortController {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) return;
      stop.abort(`${signal}로 점검이 멈췄다`);
      setTimeout(() => process.exit(exitCode), longestEndMs).unref();
    });
  return stop;
}

/** Waits for a promise, but not longer than a time. Errors are ignored. */
export const waitAtMost = (promise: Promise<unknown>, timeMs: number): Promise<unknown> =>
  Promise.race([promise.catch(() => undefined), new Promise((done) => setTimeout(done, timeMs))]);
