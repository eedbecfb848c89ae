import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import type { SiteFiles } from './site-files.ts';

/**
 * Creates the function that forwards requests to the API. If the API fails, it responds in the envelope of the contract.
 * @param target the URL of the API
 */
export function createApiProxy({ fillIn, apiHeaders }: SiteFiles, target: string) {
  const proxy = createProxyServer({ target, changeOrigin: true, agent: false });

  proxy.on('proxyRes', (reply, request) => {
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
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await proxy.web(request, response).catch(() => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(fillIn('$site_failure', { status: '502' }), 'latin1');
    });
  };
}
