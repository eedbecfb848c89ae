import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** Where the browser tests find it, beside the page itself. */
const basePath = '/upload-test';

const respondWithData = (response: ServerResponse, data: unknown) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ success: true, data, error: null }));
};

/** Reads a body as slowly as it is told, and gives its length and digest. */
async function consumeBody(request: IncomingMessage, wait: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of request) {
    hash.update(part);
    bytes += part.length;
    if (wait > 0) await pause(wait);
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

/** A server for uploads: it takes them fast (`/fast`), slowly (`/slow`), never answers (`/hang`) or hangs up (`/drop`). */
export const uploadServer: Plugin = {
  name: 'upload-server',
  configureServer(server) {
    server.middlewares.use(basePath, (request, response) => {
      // A page that went away in the middle is no error of the server.
      handle(request, response).catch(() => response.destroy());
    });
  },
};
