import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';
import { onTestFinished } from 'vitest';

/**
 * Starts a server in the place of the API until the end of the test.
 * @param listener answers the requests
 * @param tls key and certificate; without them, the server speaks HTTP
 * @returns its URL, with the name localhost over TLS
 */
export async function startBackend(listener: RequestListener, tls?: ServerOptions): Promise<string> {
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
}
