import { findRequestProblem, findResponseProblem, isApiUrl, mediaType, operationAt } from './contract-check.ts';
import { type InterceptorOptions, selectedScenario, startEntry } from './interceptor.ts';

/** What was said of a request before it is sent. */
type OpenedRequest = { method: string; url: URL; headers: Headers };

/** As far as a caller sees, the network is dead: the events of one, and no answer. */
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

/** Taps `XMLHttpRequest`, which uploads use for their progress. */
export function interceptXhr(line: InterceptorOptions): void {
  if (typeof XMLHttpRequest === 'undefined') return;
  const { open, setRequestHeader, send } = XMLHttpRequest.prototype;
  const opened = new WeakMap<XMLHttpRequest, OpenedRequest>();

  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
    async?: boolean,
    user?: string | null,
    password?: string | null,
  ) {
    const url = new URL(address, globalThis.location?.href);
    if (isApiUrl(url)) opened.set(this, { method: method.toUpperCase(), url, headers: new Headers() });
    else opened.delete(this);
    open.call(this, method, address, async ?? true, user, password);
  };

  XMLHttpRequest.prototype.setRequestHeader = function (this: XMLHttpRequest, name: string, value: string) {
    opened.get(this)?.headers.append(name, value);
    setRequestHeader.call(this, name, value);
  };

  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: Document | XMLHttpRequestBodyInit | null) {
    const request = opened.get(this);
    if (!request) return send.call(this, body);
    const { latency, offline } = line.settings();
    const { method, url, headers } = request;
    const operation = operationAt(method, url);
    const { scenario, prefer } = selectedScenario(line.settings(), operation);
    const recordEnd = startEntry(line, { operation, method, url: url.pathname + url.search, scenario });
    if (prefer) setRequestHeader.call(this, 'Prefer', prefer);
    const text = typeof body === 'string' ? body : body ? null : '';
    const requestProblem = findRequestProblem(operation, { method, url, headers, text });
    this.addEventListener(
      'loadend',
      () => {
        if (this.status === 0) return recordEnd(null, null);
        const { type, text } = readResponse(this);
        const responseProblem =
          operation && text !== null ? findResponseProblem(operation, { status: this.status, type, text }) : null;
        recordEnd(this.status, requestProblem ?? responseProblem);
      },
      { once: true },
    );
    if (offline) setTimeout(dispatchNetworkError, latency, this);
    else if (latency > 0) setTimeout(() => this.readyState === this.OPENED && send.call(this, body), latency);
    else send.call(this, body);
  };
}
