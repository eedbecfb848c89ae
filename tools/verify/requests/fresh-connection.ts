import http from 'node:http';
import https from 'node:https';

/** Statuses of responses that have no body (Fetch standard, "null body status"). */
const statusesWithoutBody = [204, 205, 304];

/** Returns the headers of a received message, with each value of a repeated one. */
function receivedHeaders(message: http.IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** Returns the body of a received message, which is read as it arrives. */
function receivedBody(message: http.IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = message[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void message.destroy(),
  });
}

/**
 * Fetches a URL on a connection that no other request uses. `fetch` reuses connections, and does not tell whether it did.
 * Redirects are not followed.
 * @param init like that of `fetch`; the signal ends the request
 * @throws Error when the server sends no response; then the server, not an idle connection, is the cause
 */
export async function fetchOnFreshConnection(url: string, init: RequestInit = {}): Promise<Response> {
  const { signal = null, ...described } = init;
  const request = new Request(url, described);
  const payload = Buffer.from(await request.arrayBuffer());
  const headers = {
    Accept: '*/*',
    ...Object.fromEntries(request.headers),
    ...(init.body === null || init.body === undefined ? {} : { 'Content-Length': payload.length }),
  };
  const { request: open } = new URL(url).protocol === 'https:' ? https : http;
  const message = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { method: request.method, headers, agent: false, ...(signal ? { signal } : {}) };
    open(url, options, resolve).on('error', reject).end(payload);
  });
  const status = message.statusCode ?? 0;
  const body = statusesWithoutBody.includes(status) ? null : receivedBody(message);
  return new Response(body, { status, headers: receivedHeaders(message) });
}
