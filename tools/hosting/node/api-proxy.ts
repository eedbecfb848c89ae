import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { tooLargeMaxBodyBytes } from '#src/api/generated/constants.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Creates the function that forwards requests to the API. It responds by itself, in the envelope of the contract, to a body
 * that is too large, and if the API fails or does not respond in time. It does not count requests.
 * @param target the URL of the API
 * @param timeoutMs how long the API may take for a response
 */
export function createApiProxy({ fillIn, apiHeaders }: SiteFiles, target: string, timeoutMs: number) {
  const proxy = createProxyServer({ target, changeOrigin: true, agent: false });

  function sendFailure(response: ServerResponse, status: number): void {
    if (response.headersSent) return void response.destroy();
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json');
    // The rest of the body is not read.
    if (status === 413) response.setHeader('Connection', 'close');
    response.end(fillIn('$site_failure', { status: String(status) }), 'latin1');
  }

  proxy.on('proxyReq', (forwarded) => {
    const timeOut = () => forwarded.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }));
    forwarded.setTimeout(timeoutMs, timeOut);
  });
  proxy.on('proxyRes', (reply, request, response) => {
    const [uri = ''] = (request.url ?? '').split('?');
    const headers = Object.entries(reply.headers).map(([name, value]) => [
      `upstream_http_${name.replaceAll('-', '_')}`,
      String(value),
    ]);
    const variables = { ...Object.fromEntries(headers), uri, upstream_status: String(reply.statusCode) };
    for (const [name, text] of apiHeaders) {
      const value = fillIn(text, variables);
      if (value) reply.headers[name.toLowerCase()] = value;
    }
    // Each request has a connection of its own to the API, but not to the visitor.
    reply.headers.connection = 'keep-alive';
    // The headers for failures of this server, which the API replaces.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, text] of apiHeaders) {
      const value = fillIn(text, { uri: '', upstream_status: '' });
      if (value) response.setHeader(name, value);
    }
    if (Number(request.headers['content-length'] ?? 0) > tooLargeMaxBodyBytes) return sendFailure(response, 413);
    await proxy.web(request, response).catch((error: NodeJS.ErrnoException) => {
      sendFailure(response, error.code === 'ETIMEDOUT' ? 504 : 502);
    });
  };
}
