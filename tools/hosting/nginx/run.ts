import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { HostingTable } from '#tools/hosting/table.ts';
import { findNginx, type Nginx } from './find-nginx.ts';
import { type PlainServer, plainServer } from './plain-server.ts';
import { NginxError, type NginxProcess, startProcess } from './process.ts';
import { type SecureServer, secureServer } from './secure-server.ts';
import { writeNginxFiles } from './write-nginx-files.ts';

/** The build and its table, and the server: on plain HTTP, or with TLS by the administrator's file. */
export type NginxOptions = {
  /** The folder of the build. */
  folder: string;
  table: HostingTable;
  /** The folder of the generated files of a release; without it, they are written for this server. */
  generated?: string;
  workers?: number;
  /** The program; without it, the installed one. */
  nginx?: Nginx | null;
} & (({ tls?: undefined } & PlainServer) | { tls: SecureServer });

/** A running nginx, with the URL of the site, such as `http://127.0.0.1:4173`. */
export type RunningNginx = NginxProcess & { url: string };

/**
 * Starts nginx in the foreground for a build, and waits until it has opened its ports.
 * @throws NginxError if nginx is missing, a port is in use, or the configuration is wrong
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const nginx = options.nginx === undefined ? findNginx() : options.nginx;
  if (!nginx)
    throw new NginxError('nginx is not installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static');
  const root = resolve(options.folder);
  const folders = { root, assets: join(root, 'assets') };
  const prefix = await mkdtemp(join(tmpdir(), 'society-nginx-'));
  const generated = options.generated ?? join(prefix, 'generated');
  try {
    if (!options.generated) await writeNginxFiles(options.table, folders, generated);
    const server = options.tls ? secureServer(options.tls, generated, nginx) : plainServer(options, generated, nginx);
    const running = await startProcess({ nginx, prefix, workers: options.workers ?? 1, server });
    const { tls } = options;
    const url = tls ? `https://${tls.hosts.site}:${tls.httpsPort}` : `http://127.0.0.1:${options.port}`;
    return { ...running, url };
  } catch (error) {
    await rm(prefix, { recursive: true, force: true });
    throw error instanceof NginxError ? error : new NginxError(String(error instanceof Error ? error.message : error));
  }
}
