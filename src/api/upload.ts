import type { FetchRequest } from './http.ts';

/** Parses the response headers of XMLHttpRequest, which has one header per line. */
function parseHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Returns whether the browser lets a script read a form with a file. WebKit on Linux sends such a form, but refuses to read
 * it, even if the file was made by the script.
 */
async function canReadForms(): Promise<boolean> {
  const form = new FormData();
  form.append('file', new File(['1'], '1.txt'));
  try {
    return (await new Request('/', { method: 'POST', body: form }).blob()).size > 0;
  } catch {
    return false;
  }
}

/** The constructor of `Response` throws if a null body status has a body (Fetch Standard, section 6.5). */
const isNullBodyStatus = (status: number) => [204, 205, 304].includes(status);

/**
 * Creates a fetch function that reports upload progress, which `fetch` cannot do. It uses XMLHttpRequest and fails in
 * the same way as `fetch`: with a TypeError if the connection fails, with the signal's reason if the signal aborts. Where
 * the browser does not let it read the form, it sends without progress. XMLHttpRequest has no cache mode and needs none: no
 * browser uses the stored response of an upload for another request.
 * @param onProgress receives the number of body bytes sent; not called if the browser does not report it
 */
export function createUploadFetch(onProgress: (sentBytes: number) => void): FetchRequest {
  return async (request, restartTimeout) => {
    if (!(await canReadForms())) return fetch(request);
    // The Content-Type header names the boundary of the form, so the body must be encoded only once.
    const body = await request.blob();
    request.signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    const abortUpload = () => xhr.abort();
    request.signal.addEventListener('abort', abortUpload);
    try {
      return await new Promise<Response>((resolve, reject) => {
        xhr.open(request.method, request.url);
        xhr.responseType = 'blob';
        for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
        xhr.upload.onprogress = ({ loaded }) => {
          restartTimeout();
          onProgress(loaded);
        };
        xhr.onload = () => {
          const { status, statusText, response } = xhr;
          const headers = parseHeaders(xhr.getAllResponseHeaders());
          resolve(new Response(isNullBodyStatus(status) ? null : response, { status, statusText, headers }));
        };
        xhr.onerror = () => reject(new TypeError('The connection failed.'));
        xhr.onabort = () => reject(request.signal.reason);
        xhr.send(body);
      });
    } finally {
      request.signal.removeEventListener('abort', abortUpload);
    }
  };
}
