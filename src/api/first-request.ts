import { setApiHeaders } from './api-headers.ts';
import { apiBase, clientSecret } from './config.ts';

/**
 * A request that the inline script of a page has sent while the scripts of the site were loading. The HTTP client takes
 * its response in place of a request of its own, at most once.
 */
type FirstRequest = {
  request: Request;
  response: Promise<Response>;
  /** Ends the request, or the reading of its response. */
  abort: () => void;
  /** The address and the state of the history entry for which the request was sent; see `currentEntry`. */
  entry: string;
};

declare global {
  interface Window {
    firstRequest?: FirstRequest | undefined;
  }
}

/** Returns a text that differs for each history entry that can show another screen. */
const currentEntry = () => JSON.stringify([location.pathname, location.search, history.state]);

/** Takes the request, so that nothing can use it a second time. */
function takeFirstRequest(): FirstRequest | undefined {
  const first = globalThis.window?.firstRequest;
  if (first) window.firstRequest = undefined;
  return first;
}

/**
 * Sends the first request of a page and keeps it for the HTTP client. A failure stays in its promise, without an error on
 * the console.
 * @param url the URL of a generated function for a GET operation
 * @param accessToken null for a guest
 */
export function sendFirstRequest(url: string, accessToken: string | null): void {
  const { signal, abort } = abortable();
  const request = new Request(apiBase + url);
  setApiHeaders(request.headers, clientSecret, accessToken);
  const entry = currentEntry();
  const response = fetch(request, { signal, cache: 'no-store' });
  response.catch(() => undefined);
  window.firstRequest = { request, response, abort, entry };
  // The back/forward cache may restore a page long after the request, before the site has started.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeFirstRequest()?.abort();
  });
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/**
 * Drops the first request if the visitor has moved to another history entry of the document since. Call it before the site
 * starts, because the site changes the history.
 */
export function dropOutdatedFirstRequest(): void {
  if (window.firstRequest && window.firstRequest.entry !== currentEntry()) takeFirstRequest()?.abort();
}

/** Drops the first request if nobody has taken its response. */
export const dropFirstRequest = (): void => takeFirstRequest()?.abort();

const headersOf = ({ headers }: Request) => JSON.stringify([...headers]);

/**
 * Returns the response of the first request if it is the same as a request of the HTTP client. A request for the same URL
 * with other headers, for example after a login in another tab, drops the first request.
 * @param request has all its headers. Its signal aborts the first request
 * @returns undefined if the client must send the request itself
 */
export function takeFirstResponse(request: Request): Promise<Response> | undefined {
  const sent = globalThis.window?.firstRequest?.request;
  if (sent?.url !== request.url || sent.method !== request.method) return undefined;
  const first = takeFirstRequest();
  if (headersOf(sent) !== headersOf(request)) {
    first?.abort();
    return undefined;
  }
  request.signal.addEventListener('abort', () => first?.abort(), { once: true });
  return first?.response;
}
