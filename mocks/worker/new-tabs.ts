import { getResponse } from 'msw';
import { handlers } from '#mocks/http/msw.ts';

type NewTabRequest = { type: 'mock:new-tab'; url: string };

const isNewTabRequest = (data: unknown): data is NewTabRequest =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'mock:new-tab';

/** Responds to the service worker's requests for new tabs. A file in a new tab has no page that runs the mock. */
export function respondToNewTabs(worker: ServiceWorkerContainer): void {
  worker.addEventListener('message', async ({ data, ports }: MessageEvent<unknown>) => {
    if (!isNewTabRequest(data)) return;
    const response = await getResponse(handlers, new Request(data.url));
    if (!response) return;
    const { status, headers } = response;
    ports[0]?.postMessage({ status, headers: [...headers], body: await response.arrayBuffer() });
  });
}
