import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from 'srvx';
import { createResponder, type SiteHost } from '#tools/hosting/respond.ts';
import { readSiteTable } from '#tools/hosting/site-table.ts';

/** A running server of a build. `url` has no slash at its end. */
export type BuildServer = { url: string; close: () => Promise<void> };

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
 * Serves a build on 127.0.0.1 from its table: pages, files, statuses, policies, and the API behind them. docs/hosting.md says
 * what only nginx does.
 * @param port 0 takes any free port
 * @param api the URL of the API
 * @param apiTimeoutMs how long a response of the API may take, in milliseconds
 * @throws Error with one line if the build is incomplete, or with the code EADDRINUSE if the port is in use
 */
export async function startNodeServer(
  folder: string,
  port: number,
  api: string,
  apiTimeoutMs = 60_000,
): Promise<BuildServer> {
  const respond = createResponder(await readSiteTable(folder));
  const host = { readFile: createFileReader(folder), api, apiTimeoutMs };
  const server = serve({
    port,
    hostname: '127.0.0.1',
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
    url: `http://localhost:${new URL(server.url ?? '').port}`,
    close: () => server.close(true),
  };
}
