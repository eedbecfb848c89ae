import { setRecordedStore } from './recordings/recorded-scenarios.ts';
import { servedRecordings } from './recordings/served-recordings.ts';
import { validateResponse } from './request-log/contract-check.ts';
import { requestLog } from './request-log/request-log.ts';
import { Clock } from './store/clock.ts';

/**
 * Starts the mock and the request log. Call it before the site sends any request.
 * @param api the API to use: `server`, `prism`, or the mock in the browser when undefined
 * @returns the clock of that API, in milliseconds since 1970, and the validation of its responses
 */
export async function startDevelopment(api: string | undefined) {
  let now = Date.now;
  if (api === 'prism') {
    // The examples of the contract use the same dates as the mock.
    const clock = new Clock();
    now = () => clock.now();
  } else if (api !== 'server') {
    const { mockNow, startMockWorker } = await import('./browser.ts');
    await startMockWorker();
    setRecordedStore(servedRecordings);
    now = mockNow;
  }
  // Start after the mock: without a service worker the mock replaces `fetch` too, and the log must wrap that one.
  requestLog.start();
  return { now, validateResponse };
}
