import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Finds a port of this machine that is not in use.
 * @param wanted a port of this host to try; by default, any port
 * @returns the port number; another process may use the port before the caller does
 * @throws Error if the wanted port is in use
 */
export async function freePort(wanted = 0, host = 'localhost'): Promise<number> {
  const server = createServer().listen(wanted, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
