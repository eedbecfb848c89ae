import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** The path of the upload server on the origin of the test page. */
const basePath = '/upload-test';

const respondWithData = (response: ServerResponse, data: unknown) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ success: true, data, error: null }));
};

/**
 * Reads a request body.
 * @param delayMs the delay after each chunk
 * @returns the length in bytes and the SHA-256 digest
 */
async function consumeBody(request: IncomingMessage, delayMs: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of request) {
    hash.update(part);
    bytes += part.length;
    if (delayMs > 0) await pause(delayMs);
  }
  return { bytes, digest: hash.digest('hex') };
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path === '/drop') return void request.socket.destroy();
  if (path === '/hang') return void request.resume();
  const { bytes, digest } = await consumeBody(request, path === '/slow' ? 3 : 0);
  const { 'content-type': type = '', authorization = null, clientsecret = null } = request.headers;
  if (path === '/page') {
    response.setHeader('Content-Type', 'text/html');
    response.end('<h1>502</h1>');
  } else
    respondWithData(response, {
      bytes,
      digest,
      type: type.replace(/boundary=.*/, 'boundary'),
      authorization,
      clientsecret,
    });
}

/**
 * A server for upload tests. It accepts uploads at full speed (`/fast`) or slowly (`/slow`), never responds (`/hang`),
 * responds with an HTML error page (`/page`), or closes the connection (`/drop`).
 */
export const uploadServer: Plugin = {
  name: 'upload-server',
  configureServer(server) {
    server.middlewares.use(basePath, (request, response) => {
      // A page that closes during an upload must not fail the server.
      handle(request, response).catch(() => response.destroy());
    });
  },
};
