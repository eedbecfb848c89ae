import http from 'node:http';
import https from 'node:https';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

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

/** The content codings that `fetch` decodes (RFC 9110, section 8.4.1). */
const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Returns the decoded content of a received message; as it is received when its coding is none that `fetch` decodes. */
function decodedContent(message: http.IncomingMessage): Readable {
  const createDecoder = decoders[message.headers['content-encoding']?.trim().toLowerCase() ?? ''];
  // A failure of the connection or the decoder ends the stream that is read.
  return createDecoder ? pipeline(message, createDecoder(), () => {}) : message;
}

/** Returns the decoded body of a received message, which is read as it arrives. */
function receivedBody(message: http.IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = decodedContent(message)[Symbol.asyncIterator]();
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
    'Accept-Encoding': 'gzip, deflate, br',
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
