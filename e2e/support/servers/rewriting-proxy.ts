import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** A proxy in front of a server of this machine. While it is cut off, connections end, as if a phone had left the network. */
export type RewritingProxy = { port: number; cutOff: (isCutOff: boolean) => void; close: () => void };

/**
 * Starts a proxy that rewrites `Host`, as some tunnels and containers do.
 * @param target the port of the server
 * @param host the value of `Host` that the server gets
 */
export async function startRewritingProxy(target: number, host: string): Promise<RewritingProxy> {
  const headersOf = ({ headers }: IncomingMessage) => ({ ...headers, host });
  const proxy = createServer(async (visit, response) => {
    const { method, url: path } = visit;
    const sent = request({ host: 'localhost', port: target, method, path, headers: headersOf(visit) });
    sent.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      void pipeline(answer, response).catch(() => response.destroy());
    });
    await pipeline(visit, sent).catch(() => response.destroy());
  });
  proxy.on('upgrade', (visit, socket) => {
    const server = connect(target, 'localhost', () => {
      const lines = Object.entries(headersOf(visit)).map(([name, value]) => `${name}: ${value}`);
      server.write(`${[`GET ${visit.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
      server.pipe(socket).pipe(server);
    });
    for (const one of [server, socket]) one.on('error', () => socket.destroy());
  });
  let isOff = false;
  proxy.on('connection', (socket) => isOff && socket.destroy());
  proxy.listen(0, '0.0.0.0');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cutOff: (isCutOff) => {
      isOff = isCutOff;
      if (isOff) proxy.closeAllConnections();
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
