import { answerProblemOf, isApi, mediaType, operationAt, requestProblem } from './check.ts';
import type { TapEntry } from './entry.ts';
import { depart, type Line, scenarioFor } from './line.ts';

/** The body of a copy as text; a form is left alone, as reading one would take as much memory again. */
const textOf = (request: Request): Promise<string> | null =>
  mediaType(request.headers.get('Content-Type')) === 'multipart/form-data' ? null : request.clone().text();

/** Waits, and gives up with the request. */
const wait = (ms: number, signal: AbortSignal) =>
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
async function judged(copy: Response, operation: TapEntry['operation'], asked: TapEntry['problem']) {
  const type = mediaType(copy.headers.get('Content-Type'));
  // A file is read to its end too: only then is it known how long it took, and a copy left unread would hold it back.
  const text = type === 'application/json' ? await copy.text() : await copy.arrayBuffer().then(() => '');
  return asked ?? (operation && answerProblemOf(operation, { status: copy.status, type, text }));
}

/** Taps `fetch`. */
export function tapFetch(line: Line): void {
  const send = globalThis.fetch.bind(globalThis);

  const tapped = async (given: Request, url: URL): Promise<Response> => {
    const { latency, offline } = line.settings();
    const operation = operationAt(given.method, url);
    const { scenario, prefer } = scenarioFor(line.settings(), operation);
    const arrive = depart(line, { operation, method: given.method, url: url.pathname + url.search, scenario });
    try {
      if (offline) throw new TypeError('Failed to fetch');
      if (latency > 0) await wait(latency, given.signal);
      const request = prefer ? new Request(given) : given;
      if (prefer) request.headers.set('Prefer', prefer);
      const asked = requestProblem(operation, {
        method: request.method,
        url,
        headers: request.headers,
        text: await textOf(request),
      });
      const response = await send(request);
      void judged(response.clone(), operation, asked).then(
        (problem) => arrive(response.status, problem),
        () => arrive(response.status, asked),
      );
      return response;
    } catch (error) {
      arrive(null, null);
      throw error;
    }
  };

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location?.href);
    return isApi(url) ? tapped(new Request(input, init), url) : send(input, init);
  };
}
