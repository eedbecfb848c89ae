import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postcodeFilesWithStandIn } from '#tools/build/postcode-frame.ts';
import type { Environment } from '#tools/environment/environment.ts';
import { setClockOfPages } from './mock-clock.ts';
import { findNginx } from './nginx/find-nginx.ts';
import { startNginx } from './nginx/run-nginx.ts';
import { type BuildServer, startNodeServer } from './node/node-server.ts';
import { readSiteFiles } from './node/site-files.ts';

type ServedBuild = {
  folder: string;
  /** 0 takes any free port, in Node only. */
  port: number;
  /** The URL of the API. */
  api: string;
  /** The variables of the stand-in for the postal-code service. */
  standIn: Environment;
  /** Moves the clock of the pages. */
  clockShiftMs?: number;
};

/**
 * Copies a build to .cache/preview, and adds the mock's stand-in for a postal-code service that is not configured. A build
 * never contains the stand-in. A new build does not change the copy, so a server can run meanwhile.
 * @returns the folder of the copy
 * @throws BuildError
 */
async function copyWithStandIn({ folder, port, standIn, clockShiftMs = 0 }: ServedBuild): Promise<string> {
  await readSiteFiles(folder);
  const copy = join('.cache/preview', port === 0 ? `process-${process.pid}` : String(port));
  await rm(copy, { recursive: true, force: true });
  // The times of the files are part of their validators.
  await cp(folder, copy, { recursive: true, preserveTimestamps: true });
  for (const [path, createText] of Object.entries(postcodeFilesWithStandIn(standIn))) {
    await writeFile(join(copy, path), await createText());
    for (const suffix of ['.br', '.gz']) await rm(join(copy, path + suffix), { force: true });
  }
  if (clockShiftMs !== 0) await setClockOfPages(copy, clockShiftMs);
  return copy;
}

/** Serves a copy of a build in Node. @throws BuildError, or Error with the code EADDRINUSE */
export const serveInNode = async (options: ServedBuild): Promise<BuildServer> =>
  startNodeServer(await copyWithStandIn(options), options.port, options.api);

/**
 * Serves a copy of a build by nginx if it is installed with its brotli module, otherwise in Node. The preview has no second
 * host.
 * @param nginx the installed nginx, or null
 * @throws BuildError, NginxError, or Error with the code EADDRINUSE
 */
export async function servePreview(
  options: ServedBuild,
  nginx = findNginx(),
): Promise<BuildServer & { program: 'nginx' | 'Node' }> {
  if (!nginx?.brotliModule) return { ...(await serveInNode(options)), program: 'Node' };
  const { port, api } = options;
  const { close } = await startNginx({ folder: await copyWithStandIn(options), port, api });
  return { url: `http://localhost:${port}`, close, program: 'nginx' };
}
