import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Finds a port of this machine that is not in use.
 * @returns the port number; another process may use the port before the caller does
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
