import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from 'srvx';
import { createResponder, type SiteHost } from '#tools/hosting/respond.ts';
import { readSiteTable } from '#tools/hosting/site-table.ts';

/** A running server of a build. `url` has no slash at its end. */
export type BuildServer = { url: string; close: () => Promise<void> };

/** The address or name on which a server listens, and the certificate and key in PEM with which it serves HTTPS. */
export type Listener = { listen: string; tls: { cert: string; key: string } | null };

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Returns the function that reads the files of a build from its folder. */
const createFileReader =
  (folder: string): SiteHost['readFile'] =>
  async (path, encoding, conditions) => {
    const file = join(folder, path + (encoding ? suffixes[encoding] : ''));
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) return null;
    const lastModified = info.mtime.toUTCString();
    const etag = `"${info.size.toString(16)}-${info.mtimeMs.toString(16)}"`;
    const headers = { ETag: etag, 'Last-Modified': lastModified };
    const isUnchanged = conditions.has('If-None-Match')
      ? conditions.get('If-None-Match') === etag
      : conditions.get('If-Modified-Since') === lastModified;
    if (isUnchanged) return new Response(null, { status: 304, headers });
    return new Response(await readFile(file), { headers: { ...headers, 'Content-Length': String(info.size) } });
  };

/**
 * Serves a build from its table: pages, files, statuses, policies, and the API behind them. docs/hosting.md says
 * what only nginx does.
 * @param port 0 takes any free port
 * @param api the URL of the API
 * @param network where to listen; by default, on 127.0.0.1 by http
 * @param apiTimeoutMs how long a response of the API may take, in milliseconds
 * @throws Error with one line if the build is incomplete, or with the code EADDRINUSE if the port is in use
 */
export async function startNodeServer(
  folder: string,
  port: number,
  api: string,
  {
    network: { listen, tls } = { listen: '127.0.0.1', tls: null },
    apiTimeoutMs = 60_000,
  }: { network?: Listener; apiTimeoutMs?: number } = {},
): Promise<BuildServer> {
  const respond = createResponder(await readSiteTable(folder));
  const host = { readFile: createFileReader(folder), api, apiTimeoutMs };
  const server = serve({
    port,
    // The name may mean ::1 alone.
    hostname: listen === 'localhost' ? '127.0.0.1' : listen,
    ...(tls ? { tls } : {}),
    silent: true,
    gracefulShutdown: false,
    fetch: (request) =>
      respond(request, {
        ...host,
        visitor: request.ip ?? null,
        acceptEncoding: request.headers.get('Accept-Encoding') ?? '',
      }),
  });
  await server.ready();
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${new URL(server.url ?? '').port}`,
    close: () => server.close(true),
  };
}
