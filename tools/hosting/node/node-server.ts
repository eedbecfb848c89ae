import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Build } from '#tools/hosting/read-build.ts';
import { apiProxy, type ProxyOptions } from './api-proxy.ts';
import { responseSender } from './send-response.ts';
import { siteResponses } from './site-responses.ts';

/** A running server of a build. `url` has no slash at its end. */
export type BuildServer = { url: string; close: () => Promise<void> };

type ServerOptions = {
  /** The build. Its files must not change while the server runs. */
  build: Build;
  /** 0 takes any free port. */
  port: number;
  /** The API, or null if every request to it gets status 502. */
  api: Pick<ProxyOptions, 'target'> | null;
};

/**
 * Serves a build by its table on 127.0.0.1: pages, files, statuses and headers, and the API behind them.
 * @throws Error with the code EADDRINUSE if the port is in use
 */
export async function startNodeServer({ build, port, api }: ServerOptions): Promise<BuildServer> {
  const { table, folder, files } = build;
  const findResponse = siteResponses(table, files);
  const sendResponse = responseSender(table, folder, files);
  // Nothing listens on port 9, so without an API the proxy responds as if the API were down.
  const proxy = apiProxy({ ...(api ?? { target: new URL('http://127.0.0.1:9') }), api: table.api });
  const embedHost = table.embedOrigin === null ? null : new URL(table.embedOrigin).host;

  const server = createServer((request, response) => {
    const { method = 'GET', url: target = '/' } = request;
    const isForEmbedHost = embedHost !== null && request.headers.host === embedHost;
    if (!isForEmbedHost && target.startsWith(table.api.prefix)) return void proxy(request, response);
    sendResponse(request, response, findResponse({ method, target, isForEmbedHost }));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${listening}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
