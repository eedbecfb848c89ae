import { requestLog } from './request-log/request-log.ts';
import { Clock } from './store/clock.ts';

/**
 * Starts what a developer needs around the site, before it fetches anything.
 * @param api who answers: `server`, `prism`, or the embedded mock when left out
 * @returns the time in the world of whoever answers
 */
export async function startDevelopment(api: string | undefined): Promise<() => number> {
  let now = Date.now;
  if (api === 'prism') {
    // The examples of the contract are of the same days as the world of the mock.
    const clock = new Clock();
    now = () => clock.now();
  } else if (api !== 'server') {
    const { mockNow, startMockWorker } = await import('./browser.ts');
    await startMockWorker();
    now = mockNow;
  }
  // After the mock: where there is no service worker, it takes the place of `fetch` as well.
  requestLog.start();
  return now;
}
