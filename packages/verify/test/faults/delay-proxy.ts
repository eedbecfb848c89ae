import { connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a server that delays all data. */
export type DelayProxy = { origin: string; close: () => void };

/** Sends the data of one socket to another after a delay. The order of the data stays the same. */
function pipeDelayed(from: Socket, to: Socket, delayMs: () => number): void {
  let last = Promise.resolve();
  const afterDelay = (send: () => void) => {
    const delay = new Promise((done) => setTimeout(done, delayMs()));
    last = last.then(async () => {
      await delay;
      send();
    });
  };
  from.on('data', (bytes) => afterDelay(() => to.write(bytes)));
  from.on('end', () => afterDelay(() => to.end()));
  from.on('error', () => to.destroy());
}

/**
 * Starts a proxy that stands for the distance to a server.
 * @param origin the origin of the server
 * @param delayMs returns the milliseconds by which data arrive later, in each direction
 */
export async function startDelayProxy(origin: string, delayMs: () => number): Promise<DelayProxy> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    pipeDelayed(client, upstream, delayMs);
    pipeDelayed(upstream, client, delayMs);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
