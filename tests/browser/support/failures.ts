import { onTestFinished, vi } from 'vitest';
import { type Failure, failureEvent } from '#src/lib/reports/failure.ts';

/** Switches reports on until the end of the test. @returns the failures that the site hands to the reporter */
export function recordFailures(): Failure[] {
  const failures: Failure[] = [];
  const addFailure = (event: Event) => {
    if (event instanceof CustomEvent) failures.push(event.detail);
  };
  vi.stubEnv('VITE_REPORT_ADDRESS', '/reports');
  window.addEventListener(failureEvent, addFailure);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    window.removeEventListener(failureEvent, addFailure);
  });
  return failures;
}
