import type { MockState } from './panel/context.ts';
import { validateResponse } from './request-log/contract-check.ts';
import { Clock } from './store/clock.ts';

/**
 * Whether this page may have service workers. On an insecure origin and in some private windows, the property is missing or
 * undefined.
 */
const hasServiceWorkers = Boolean(navigator.serviceWorker);

/** Loads the code for service workers. Without the property, this file of MSW fails to load. */
const loadWorker = () => import('./worker/start-worker.ts');

/** Records the requests in the page, where no service worker does. */
async function recordInPage(): Promise<void> {
  (await import('./request-log/record-in-page.ts')).recordInPage();
}

/** Starts the mock in a service worker of this browser. @returns its state, or null if the browser refuses the worker */
async function startInWorker(): Promise<MockState | null> {
  const [{ mockState, openMock }, { apiHandler }, { startWorker }] = await Promise.all([
    import('./browser.ts'),
    import('./http/answer.ts'),
    loadWorker(),
  ]);
  if (!(await startWorker([apiHandler]))) return null;
  await openMock();
  return { ...mockState, transport: 'worker' };
}

/** Connects to the mock in the development server, which responds over HTTP. */
async function connectToServer(): Promise<MockState> {
  const [{ connectServerMock }] = await Promise.all([import('./development-server/server-mock.ts'), recordInPage()]);
  return { ...(await connectServerMock()), transport: 'http' };
}

/**
 * Starts the mock and the request log. Call it before the site sends any request. The mock runs in a service worker, or in
 * the development server if the browser has no service workers.
 * @param api the API to use: `server`, `prism`, or the mock when undefined
 * @returns the clock of that API, in milliseconds since 1970, the validation of its responses, and the state of the mock
 */
export async function startDevelopment(api: string | undefined) {
  if (api) {
    const hasWorker = hasServiceWorkers && (await (await loadWorker()).startWorker([]));
    if (!hasWorker) await recordInPage();
    // The examples of the contract, which Prism sends, use the same dates as the mock.
    const clock = new Clock();
    return { now: api === 'prism' ? () => clock.now() : Date.now, validateResponse, mockState: null };
  }
  const mockState = (hasServiceWorkers && (await startInWorker())) || (await connectToServer());
  return { now: mockState.now, validateResponse, mockState };
}
