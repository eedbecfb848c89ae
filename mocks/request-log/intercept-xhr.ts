import { findRequestProblem, findResponseProblem, isApiUrl, mediaType, operationAt } from './contract-check.ts';
import { type InterceptorOptions, noResponse, readAnswer, selectedScenario, startEntry } from './interceptor.ts';

/** The method, URL and headers of an opened request. */
type OpenedRequest = { method: string; url: URL; headers: Headers };

/** Dispatches the events of a network error without a response. */
function dispatchNetworkError(xhr: XMLHttpRequest): void {
  for (const type of ['error', 'loadend']) {
    xhr.upload.dispatchEvent(new ProgressEvent(type));
    xhr.dispatchEvent(new ProgressEvent(type));
  }
}

function readResponse(xhr: XMLHttpRequest) {
  const type = mediaType(xhr.getResponseHeader('Content-Type'));
  const isText = xhr.responseType === '' || xhr.responseType === 'text';
  if (type !== 'application/json') return { type, text: '' };
  return { type, text: isText ? xhr.responseText : xhr.responseType === 'json' ? JSON.stringify(xhr.response) : null };
}

/** Patches `XMLHttpRequest`, which uploads use to report their progress. */
export function interceptXhr(options: InterceptorOptions): void {
  if (typeof XMLHttpRequest === 'undefined') return;
  const { open, setRequestHeader, send } = XMLHttpRequest.prototype;
  const opened = new WeakMap<XMLHttpRequest, OpenedRequest>();

  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    rawUrl: string | URL,
    async?: boolean,
    user?: string | null,
    password?: string | null,
  ) {
    const url = new URL(rawUrl, globalThis.location?.href);
    if (isApiUrl(url)) opened.set(this, { method: method.toUpperCase(), url, headers: new Headers() });
    else opened.delete(this);
    open.call(this, method, rawUrl, async ?? true, user, password);
  };

  XMLHttpRequest.prototype.setRequestHeader = function (this: XMLHttpRequest, name: string, value: string) {
    opened.get(this)?.headers.append(name, value);
    setRequestHeader.call(this, name, value);
  };

  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: Document | XMLHttpRequestBodyInit | null) {
    const request = opened.get(this);
    if (!request) return send.call(this, body);
    const { latency, offline } = options.settings();
    const { method, url, headers } = request;
    const operation = operationAt(method, url);
    const { scenario, prefer } = selectedScenario(options.settings(), operation);
    const recordEnd = startEntry(options, { operation, method, url: url.pathname + url.search, scenario });
    if (prefer) setRequestHeader.call(this, 'Prefer', prefer);
    const text = typeof body === 'string' ? body : body ? null : '';
    const requestProblem = findRequestProblem(operation, { method, url, headers, text });
    this.addEventListener(
      'loadend',
      () => {
        if (this.status === 0) return recordEnd(noResponse);
        const { type, text } = readResponse(this);
        const responseProblem =
          operation && text !== null ? findResponseProblem(operation, { status: this.status, type, text }) : null;
        recordEnd({
          status: this.status,
          problem: requestProblem ?? responseProblem,
          text: type === 'application/json' ? text : null,
          ...readAnswer((name) => this.getResponseHeader(name)),
        });
      },
      { once: true },
    );
    if (offline) setTimeout(dispatchNetworkError, latency, this);
    else if (latency > 0) setTimeout(() => this.readyState === this.OPENED && send.call(this, body), latency);
    else send.call(this, body);
  };
}
