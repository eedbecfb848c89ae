import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embedFiles, postcodeService } from '#tools/build/embed-services.ts';
import type { Environment } from '#tools/environment/environment.ts';
import { type BuildServer, type Listener, startNodeServer } from './node/node-server.ts';
import { readSiteTable } from './site-table.ts';

type ServedBuild = {
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** The URL of the API. */
  api: string;
  /** The variables of the stand-in for the postal-code service. */
  standIn: Environment;
  /** Where to listen, and the certificate. By default, this machine alone by http. */
  network?: Listener;
};

/**
 * Serves a copy of a build in .cache/preview, with the mock's stand-in for a postal-code service that is not configured. A
 * build never contains the stand-in. A new build does not change the copy, so a server can run meanwhile.
 * @throws Error, as `startNodeServer` does
 */
export async function serveCopy({ folder, port, api, standIn, network }: ServedBuild): Promise<BuildServer> {
  await readSiteTable(folder);
  const copy = join('.cache/preview', port === 0 ? `process-${process.pid}` : String(port));
  await rm(copy, { recursive: true, force: true });
  // The times of the files are part of their validators.
  await cp(folder, copy, { recursive: true, preserveTimestamps: true });
  for (const [path, createText] of embedFiles([postcodeService(standIn, true)], standIn)) {
    await writeFile(join(copy, path), await createText());
    for (const suffix of ['.br', '.gz']) await rm(join(copy, path + suffix), { force: true });
  }
  return startNodeServer(copy, port, api, network ? { network } : {});
}
