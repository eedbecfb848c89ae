import { join } from 'node:path';
import type { Nginx } from './find-nginx.ts';
import { nginxBlock, nginxString } from './syntax.ts';

/** The ports of a server on plain HTTP, and the URL of the API. `embedPort` is the port of VITE_EMBED_ORIGIN, or null. */
export type PlainServer = { port: number; embedPort: number | null; api: string };

/** Returns the upstream of the API and the variables that the generated files read. */
function apiLines(api: string): string[] {
  const { protocol, hostname, host, port } = new URL(api);
  const scheme = protocol.replace(':', '');
  const portOfScheme = scheme === 'https' ? '443' : '80';
  return [
    nginxBlock('upstream site_api', [
      `server ${hostname}:${port || portOfScheme};`,
      'keepalive 16;',
      'keepalive_timeout 4s;',
    ]),
    `map "" $site_api_scheme { default ${nginxString(scheme)}; }`,
    `map "" $site_api_host { default ${nginxString(host)}; }`,
  ];
}

/** Returns the `http` block of a server on plain HTTP, for the preview: the generated files of a release without TLS. */
export function plainServer({ port, embedPort, api }: PlainServer, generated: string, { brotliModule }: Nginx): string {
  const include = (file: string) => `include ${nginxString(join(generated, file))};`;
  const brotli = brotliModule ? ['brotli_static on;'] : [];
  return [
    include('http.conf'),
    ...apiLines(api),
    nginxBlock('server', [`listen 127.0.0.1:${port};`, 'server_name localhost;', ...brotli, include('site.conf')]),
    ...(embedPort === null
      ? []
      : [nginxBlock('server', [`listen 127.0.0.1:${embedPort};`, ...brotli, include('embed-host.conf')])]),
  ].join('\n');
}
