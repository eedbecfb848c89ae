import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { toResponse } from '#mocks/http/reply.ts';
import { respond } from '#mocks/http/respond.ts';
import { buildSeed } from '#mocks/seed/seed.ts';
import { Db } from '#mocks/store/db.ts';
import { pageFileForUrl, pageList } from '#tools/build/prerender/preview.ts';

/** The time that the API needs for a response, in milliseconds. */
const responseMs = 100;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const operations: readonly OperationId[] = ['getInfo', 'getInfoDetail'];

/**
 * Serves a build with Brotli, as a web server does, and the reads of the boards from the mock.
 * @param folder the folder of the build
 * @returns the port, and a function that stops the server
 */
export async function serveBuild(folder: string): Promise<{ port: number; stop: () => void }> {
  const pages = JSON.parse(await readFile(join(folder, pageList), 'utf8'));
  const db = new Db(buildSeed({ notice: 100 }));
  const compressed = new Map<string, Buffer>();

  const readCompressed = async (file: string): Promise<Buffer> => {
    const body = compressed.get(file) ?? brotliCompressSync(await readFile(join(folder, file)));
    compressed.set(file, body);
    return body;
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const operation = operations.find((name) => url.pathname.endsWith(operationTable[name].path));
    if (operation) {
      await setTimeout(responseMs);
      const read = new Request(url, { headers: { ClientSecret: 'bench' } });
      const result = toResponse(await respond(operation, read, db));
      response.writeHead(result.status, { 'Content-Type': 'application/json' }).end(await result.text());
      return;
    }
    const file = pageFileForUrl(pages, url.href) ?? decodeURIComponent(url.pathname.slice(1));
    const type = types[extname(file)];
    try {
      const body = type ? await readCompressed(file) : await readFile(join(folder, file));
      const headers = { 'Content-Type': type ?? 'application/octet-stream', ...(type && { 'Content-Encoding': 'br' }) };
      response.writeHead(200, headers).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of the build has no port.');
  return {
    port: address.port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
