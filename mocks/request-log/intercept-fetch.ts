import { findRequestProblem, findResponseProblem, isApiUrl, mediaType, operationAt } from './contract-check.ts';
import { type InterceptorOptions, selectedScenario, startEntry } from './interceptor.ts';
import type { RequestEntry } from './request-entry.ts';

/** The body of a copy as text; a form is left alone, as reading one would take as much memory again. */
const bodyText = (request: Request): Promise<string> | null =>
  mediaType(request.headers.get('Content-Type')) === 'multipart/form-data' ? null : request.clone().text();

/** Waits, and gives up with the request. */
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

/** Reads a copy of the answer, so that the caller gets it as soon as without us. */
async function checkResponse(
  copy: Response,
  operation: RequestEntry['operation'],
  requestProblem: RequestEntry['problem'],
) {
  const type = mediaType(copy.headers.get('Content-Type'));
  // A file is read to its end too: only then is it known how long it took, and a copy left unread would hold it back.
  const text = type === 'application/json' ? await copy.text() : await copy.arrayBuffer().then(() => '');
  return requestProblem ?? (operation && findResponseProblem(operation, { status: copy.status, type, text }));
}

/** Taps `fetch`. */
export function interceptFetch(line: InterceptorOptions): void {
  const send = globalThis.fetch.bind(globalThis);

  const fetchAndRecord = async (original: Request, url: URL): Promise<Response> => {
    const { latency, offline } = line.settings();
    const operation = operationAt(original.method, url);
    const { scenario, prefer } = selectedScenario(line.settings(), operation);
    const recordEnd = startEntry(line, {
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
      const asked = findRequestProblem(operation, {
        method: request.method,
        url,
        headers: request.headers,
        text: await bodyText(request),
      });
      const response = await send(request);
      void checkResponse(response.clone(), operation, asked).then(
        (problem) => recordEnd(response.status, problem),
        () => recordEnd(response.status, asked),
      );
      return response;
    } catch (error) {
      recordEnd(null, null);
      throw error;
    }
  };

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location?.href);
    return isApiUrl(url) ? fetchAndRecord(new Request(input, init), url) : send(input, init);
  };
}
