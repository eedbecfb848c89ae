import { findRequestProblem, findResponseProblem, isApiUrl, mediaType, operationAt } from './contract-check.ts';
import { type InterceptorOptions, noResponse, readAnswer, selectedScenario, startEntry } from './interceptor.ts';
import type { RequestEntry } from './request-entry.ts';

/** Reads the body of a clone as text. Forms are skipped, because a clone would double the memory of an upload. */
const bodyText = (request: Request): Promise<string> | null =>
  mediaType(request.headers.get('Content-Type')) === 'multipart/form-data' ? null : request.clone().text();

/** Waits, and rejects when the request is aborted. */
const delay = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });

/** Validates a clone of the response, so that the caller receives the original without delay. */
async function checkResponse(
  copy: Response,
  operation: RequestEntry['operation'],
  requestProblem: RequestEntry['problem'],
) {
  const type = mediaType(copy.headers.get('Content-Type'));
  // Files are read to the end as well: this measures the duration, and an unread clone would stall the original.
  const text = type === 'application/json' ? await copy.text() : await copy.arrayBuffer().then(() => '');
  const problem = requestProblem ?? (operation && findResponseProblem(operation, { status: copy.status, type, text }));
  return { problem, text: type === 'application/json' ? text : null };
}

/** Replaces `fetch` by a function that records and checks API requests and applies the settings. */
export function interceptFetch(options: InterceptorOptions): void {
  const send = globalThis.fetch.bind(globalThis);

  const fetchAndRecord = async (original: Request, url: URL): Promise<Response> => {
    const { latency, offline } = options.settings();
    const operation = operationAt(original.method, url);
    const { scenario, prefer } = selectedScenario(options.settings(), operation);
    const recordEnd = startEntry(options, {
      operation,
      method: original.method,
      url: url.pathname + url.search,
      scenario,
    });
    try {
      if (offline) throw new TypeError('Failed to fetch');
      if (latency > 0) await delay(latency, original.signal);
      const request = prefer ? new Request(original) : original;
      if (prefer) request.headers.set('Prefer', prefer);
      const requestProblem = findRequestProblem(operation, {
        method: request.method,
        url,
        headers: request.headers,
        text: await bodyText(request),
      });
      const response = await send(request);
      const { status, headers } = response;
      const answer = { status, ...readAnswer((name) => headers.get(name)) };
      void checkResponse(response.clone(), operation, requestProblem).then(
        (checked) => recordEnd({ ...answer, ...checked }),
        () => recordEnd({ ...answer, problem: requestProblem, text: null }),
      );
      return response;
    } catch (error) {
      recordEnd(noResponse);
      throw error;
    }
  };

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location?.href);
    return isApiUrl(url) ? fetchAndRecord(new Request(input, init), url) : send(input, init);
  };
}
