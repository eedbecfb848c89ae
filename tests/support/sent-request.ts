import { once } from 'node:events';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

type SentRequest = { method?: string; headers?: Record<string, string | number>; body?: string };
type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends a request to a server on loopback, without changing its path, which `fetch` would normalise.
 * @param origin the origin of the host, with the port of the server
 * @param path the path and query in UTF-8. Node writes one byte for each character
 * @param ca the certificate of an HTTPS server, in PEM
 */
export async function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: SentRequest = {},
  ca?: string,
): Promise<Reply> {
  const { protocol, host, hostname, port } = new URL(origin);
  const request = (protocol === 'https:' ? requestHttps : requestHttp)({
    ...{ host: '127.0.0.1', port, servername: hostname, method, path: Buffer.from(path).toString('latin1') },
    headers: { Host: host, ...headers },
    agent: false,
    ...(ca === undefined ? {} : { ca }),
  });
  request.end(body);
  const [response] = await once(request, 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
