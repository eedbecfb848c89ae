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
 */
export async function startWorker(handlers: readonly HttpHandler[]): Promise<void> {
  const worker = setupWorker(settingsHandler, ...handlers);
  recordRequests(worker.events);
  try {
    await worker.start({
      serviceWorker: { url: '/mockServiceWorker.js' },
      quiet: true,
      onUnhandledFrame: 'bypass',
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`mock: the service worker did not start; run the mock as a server with \`npm run mock\` (${reason})`);
    return;
  }
  // Without service workers, MSW intercepts the requests in this page only and cannot respond to a new tab.
  if ('serviceWorker' in navigator) respondToNewTabs(navigator.serviceWorker, handlers);
  else if (handlers.length > 0)
    console.warn('mock: files do not open in new tabs (service workers need https or localhost)');
}
