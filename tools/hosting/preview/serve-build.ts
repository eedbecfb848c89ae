import { join } from 'node:path';
import type { Environment } from '#tools/environment/environment.ts';
import { findNginx } from '#tools/hosting/nginx/find-nginx.ts';
import { startNginx } from '#tools/hosting/nginx/run.ts';
import { type BuildServer, startNodeServer } from '#tools/hosting/node/node-server.ts';
import { readBuild } from '#tools/hosting/read-build.ts';
import { copyWithStandIn } from './copy-build.ts';

type ServedBuild = {
  folder: string;
  /** 0 takes any free port, in Node only. */
  port: number;
  /** The URL of the API. */
  api: string;
  /** The variables of the stand-in for the postal-code service; null serves the build as it is. */
  standIn: Environment | null;
  /** Moves the clock of the pages, if there are stand-ins; 0 and no value leave it. */
  clockShiftMs?: number;
};

/** Serves a build in Node. @throws BuildError, or Error with the code EADDRINUSE */
export async function serveInNode({ folder, port, api, standIn, clockShiftMs }: ServedBuild): Promise<BuildServer> {
  const build = await readBuild(folder);
  const copy = join('.cache/preview', port === 0 ? `process-${process.pid}` : String(port));
  const served = standIn ? await copyWithStandIn(build, standIn, copy, clockShiftMs) : build;
  return startNodeServer({ build: served, port, api: { target: new URL(api) } });
}

/** A running server, and the program that serves. */
export type PreviewServer = BuildServer & { program: 'nginx' | 'Node' };

/**
 * Serves a build by nginx if it is installed with its brotli module, otherwise in Node. Both read the hosting table.
 * @param nginx the installed nginx, or null
 * @throws BuildError, NginxError, or Error with the code EADDRINUSE
 */
export async function servePreview(options: ServedBuild, nginx = findNginx()): Promise<PreviewServer> {
  if (!nginx?.brotliModule) return { ...(await serveInNode(options)), program: 'Node' };
  const { folder, port, api, standIn, clockShiftMs } = options;
  const build = await readBuild(folder);
  const copy = join('.cache/preview', String(port));
  const served = standIn ? await copyWithStandIn(build, standIn, copy, clockShiftMs) : build;
  // The preview has no second host.
  const { close } = await startNginx({ nginx, folder: served.folder, table: served.table, port, embedPort: null, api });
  return { url: `http://localhost:${port}`, close, program: 'nginx' };
}
