import { validateResponse } from './request-log/contract-check.ts';
import { Clock } from './store/clock.ts';
import { startWorker } from './worker/start-worker.ts';

/**
 * Starts the mock and the request log. Call it before the site sends any request.
 * @param api the API to use: `server`, `prism`, or the mock in the browser when undefined
 * @returns the clock of that API, in milliseconds since 1970, and the validation of its responses
 */
export async function startDevelopment(api: string | undefined) {
  if (api) {
    await startWorker([]);
    // The examples of the contract, which Prism sends, use the same dates as the mock.
    const clock = new Clock();
    return { now: api === 'prism' ? () => clock.now() : Date.now, validateResponse };
  }
  const [{ mockNow, openMock }, { apiHandler }] = await Promise.all([
    import('./browser.ts'),
    import('./http/answer.ts'),
  ]);
  await openMock();
  await startWorker([apiHandler]);
  return { now: mockNow, validateResponse };
}
