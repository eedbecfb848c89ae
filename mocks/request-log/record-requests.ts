import { delay, HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { findRequestProblem, findResponseProblem, isApiUrl, mediaType, operationAt } from './contract-check.ts';
import type { RequestEntry, Source } from './request-entry.ts';
import { logRequest, requestSettings } from './request-log.ts';

/** Applies the settings of the panel to each API request, and leaves the response to the next handler or the server. */
export const settingsHandler = http.all(
  ({ request }) => isApiUrl(new URL(request.url)),
  async ({ request }) => {
    const { scenarios, latency, offline } = requestSettings.get();
    if (offline) return HttpResponse.error();
    if (latency > 0) await delay(latency);
    const operation = operationAt(request.method, new URL(request.url));
    const [status, name] = (operation && scenarios[operation]?.split(' ')) ?? [];
    // MSW passes a changed header on, also to the server.
    if (status) request.headers.set('Prefer', `code=${status}, example=${name}`);
    return;
  },
);

const isSource = (text: string | null): text is Source => text === 'backend' || text === 'mock' || text === 'missing';

/** Records a request without its response. Forms are not read, because a clone would double the memory of an upload. */
async function recordRequest(id: string, request: Request): Promise<RequestEntry> {
  const url = new URL(request.url);
  const { method, headers } = request;
  const operation = operationAt(method, url);
  const scenario = (operation && requestSettings.get().scenarios[operation]) ?? null;
  const noResponse = { status: null, ms: null, problem: null, source: null, note: null };
  const entry = { id, operation, method, url: url.pathname + url.search, scenario, at: Date.now(), ...noResponse };
  logRequest(entry);
  const isForm = mediaType(headers.get('Content-Type')) === 'multipart/form-data';
  const text = isForm ? null : await request.clone().text();
  const problem = findRequestProblem(operation, { method, url, headers, text });
  return { ...entry, problem: problem && { side: 'request', ...problem } };
}

/**
 * Records the response to a request. A request that violates the contract is also written to the console, because the
 * panel may be closed. The HTTP client of the site logs the violations in responses.
 */
async function recordResponse(entry: RequestEntry, response: Response): Promise<void> {
  const { operation, method, url, at } = entry;
  const { status, headers } = response;
  if (response.type === 'error') return;
  const type = mediaType(headers.get('Content-Type'));
  const isJson = type === 'application/json';
  // Files are read to the end as well, because this measures the duration.
  const text = isJson ? await response.text() : await response.arrayBuffer().then(() => '');
  const violation = operation && findResponseProblem(operation, { status, type, text });
  const problem = entry.problem ?? (violation && { side: 'response', ...violation });
  const source = headers.get('Mock-Source');
  logRequest({
    ...entry,
    status,
    ms: Date.now() - at,
    problem,
    source: isSource(source) ? source : null,
    note: headers.get('Mock-Note'),
  });
  if (problem?.side === 'request') {
    const name = operation ?? `${method} ${url}`;
    console.warn(`api: ${name} ${status} ${problem.side} ${problem.pointer || '/'} ${problem.reason}`);
  }
}

/**
 * Records all API requests of the page, whether the mock, Prism or a server responds, and validates requests and
 * responses against the contract.
 * @param events the life-cycle events of MSW. They tell of no network error, so such a request keeps no response.
 */
export function recordRequests(events: Pick<SetupWorker['events'], 'on'>): void {
  const started = new Map<string, Promise<RequestEntry>>();
  events.on('request:start', ({ requestId, request }) => {
    if (isApiUrl(new URL(request.url))) started.set(requestId, recordRequest(requestId, request));
  });
  for (const type of ['response:mocked', 'response:bypass'] as const)
    events.on(type, ({ requestId, response }) => {
      const entry = started.get(requestId);
      started.delete(requestId);
      void entry?.then((known) => recordResponse(known, response));
    });
}
