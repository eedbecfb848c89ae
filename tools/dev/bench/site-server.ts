import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { toResponse } from '#mocks/http/reply.ts';
import { respond } from '#mocks/http/respond.ts';
import { buildSeed } from '#mocks/seed/seed.ts';
import { Db } from '#mocks/store/db.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';

/** The time that the API needs for a response, in milliseconds. */
const responseMs = 100;

const operations: readonly OperationId[] = ['getInfo', 'getInfoDetail'];

/** Serves the reads of the boards from the mock, on any free port. */
async function startApi() {
  const db = new Db(buildSeed({ notice: 100 }));
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const operation = operations.find((name) => url.pathname.endsWith(operationTable[name].path));
    if (!operation) return void response.writeHead(404).end();
    await setTimeout(responseMs);
    const read = new Request(url, { headers: { ClientSecret: 'bench' } });
    const result = toResponse(await respond(operation, read, db));
    response.writeHead(result.status, { 'Content-Type': 'application/json' }).end(await result.text());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of the API has no port.');
  return { server, url: `http://127.0.0.1:${address.port}` };
}

/**
 * Serves a build with Brotli, and the reads of the boards from the mock.
 * @param folder the folder of the build
 * @returns the URL without a slash at its end, and a function that stops the servers
 */
export async function serveBuild(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const api = await startApi();
  const site = await startNodeServer(folder, 0, api.url);
  return {
    url: site.url,
    stop: async () => {
      await site.close();
      api.server.closeAllConnections();
      api.server.close();
    },
  };
}
