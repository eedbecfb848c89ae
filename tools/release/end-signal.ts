import { ReleaseError } from './release-error.ts';

/**
 * Returns a signal that aborts when the process is asked to end: Ctrl+C, `kill`, or a lost connection. The process goes on
 * until it has undone its work. npm repeats Ctrl+C, so a second signal must not end it either.
 */
export function createEndSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => controller.abort(new ReleaseError(`the run was ended by ${name}.`)));
  return controller.signal;
}
