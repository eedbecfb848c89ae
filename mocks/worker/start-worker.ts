import { getResponse, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { recordRequests, settingsHandler } from '#mocks/request-log/record-requests.ts';

type NewTabRequest = { type: 'mock:new-tab'; url: string };

const isNewTabRequest = (data: unknown): data is NewTabRequest =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'mock:new-tab';

/**
 * Responds to the service worker's requests for new tabs. A file in a new tab has no page that runs the mock.
 * @param handlers the mock; without handlers, the worker requests the file from the server
 */
function respondToNewTabs(worker: ServiceWorkerContainer, handlers: readonly HttpHandler[]): void {
  worker.addEventListener('message', async ({ data, ports }: MessageEvent<unknown>) => {
    if (!isNewTabRequest(data)) return;
    const response = await getResponse([...handlers], new Request(data.url));
    const reply = response && {
      status: response.status,
      headers: [...response.headers],
      body: await response.arrayBuffer(),
    };
    ports[0]?.postMessage(reply ?? null);
  });
}

/**
 * Starts the service worker that records the requests of the page, and responds to them.
 * @param handlers the mock; without handlers, the server responds
 * @returns whether it runs; false if the browser refuses service workers for this page
 */
export async function startWorker(handlers: readonly HttpHandler[]): Promise<boolean> {
  const worker = setupWorker(settingsHandler, ...handlers);
  try {
    await worker.start({
      serviceWorker: { url: '/mockServiceWorker.js' },
      quiet: true,
      onUnhandledFrame: 'bypass',
    });
  } catch {
    return false;
  }
  recordRequests(worker.events);
  respondToNewTabs(navigator.serviceWorker, handlers);
  return true;
}
