import { getResponse } from 'msw';
import { handlers } from '#mocks/http/msw.ts';

type Question = { type: 'mock:new-tab'; url: string };

const isQuestion = (data: unknown): data is Question =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'mock:new-tab';

/** Answers for the tabs that this page opens, as the worker asks it to: a file in a new tab has no page of its own. */
export function answerNewTabs(worker: ServiceWorkerContainer): void {
  worker.addEventListener('message', async ({ data, ports }: MessageEvent<unknown>) => {
    if (!isQuestion(data)) return;
    const response = await getResponse(handlers, new Request(data.url));
    if (!response) return;
    const { status, headers } = response;
    ports[0]?.postMessage({ status, headers: [...headers], body: await response.arrayBuffer() });
  });
}
