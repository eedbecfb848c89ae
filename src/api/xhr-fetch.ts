import type { Fetch } from './wire.ts';

/** The headers of an answer, one a line, as XMLHttpRequest gives them. */
function readHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** A status that has no body may not be given one (Fetch Standard, section 6.5). */
const isEmpty = (status: number) => [204, 205, 304].includes(status);

/**
 * Makes a fetch that tells how much of the body has gone out, which `fetch` can't. It fails as fetch does: with a
 * TypeError when the connection does, with the signal's reason when that aborts.
 * @param onProgress bytes of the body so far; not called where the browser doesn't know
 */
export function createXhrFetch(onProgress: (sent: number) => void): Fetch {
  return async (request, alive) => {
    // The body of a form is read here once, boundary and all; its header names the boundary.
    const body = await request.blob();
    request.signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    request.signal.addEventListener('abort', stop);
    try {
      return await new Promise<Response>((resolve, reject) => {
        xhr.open(request.method, request.url);
        xhr.responseType = 'blob';
        for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
        xhr.upload.onprogress = ({ loaded }) => {
          alive();
          onProgress(loaded);
        };
        xhr.onload = () => {
          const { status, statusText, response } = xhr;
          const headers = readHeaders(xhr.getAllResponseHeaders());
          resolve(new Response(isEmpty(status) ? null : response, { status, statusText, headers }));
        };
        xhr.onerror = () => reject(new TypeError('The connection failed.'));
        xhr.onabort = () => reject(request.signal.reason);
        xhr.send(body);
      });
    } finally {
      request.signal.removeEventListener('abort', stop);
    }
  };
}
