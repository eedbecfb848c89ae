import { onTestFinished, vi } from 'vitest';
import { type Failure, failureEvent } from '#src/lib/reports/failure.ts';

/** Switches reports on until the end of the test. @returns the failures that the site hands to the reporter */
export function recordFailures(): Failure[] {
  const failures: Failure[] = [];
  const record = (event: Event) => {
    if (event instanceof CustomEvent) failures.push(event.detail);
  };
  vi.stubEnv('VITE_REPORT_ADDRESS', '/reports');
  window.addEventListener(failureEvent, record);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    window.removeEventListener(failureEvent, record);
  });
  return failures;
}
