import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postcodeFilesWithStandIn } from '#tools/build/postcode-frame.ts';
import type { Environment } from '#tools/environment/environment.ts';
import { type Build, readBuild } from '#tools/hosting/read-build.ts';
import { setClockOfPages } from './mock-clock.ts';

/**
 * Copies a build and adds the mock's stand-in for a postal-code service that is not configured. A build never contains the
 * stand-in. A new build does not change the copy, so a server can run meanwhile.
 * @param into the folder of the copy, which is replaced
 * @param clockShiftMs moves the clock of the pages to that of the mock; 0 leaves it
 */
export async function copyWithStandIn(
  { folder, table }: Build,
  environment: Pick<Environment, 'POSTCODE_SCRIPT' | 'POSTCODE_ORIGINS' | 'VITE_EMBED_ORIGIN' | 'SITE_ORIGIN'>,
  into: string,
  clockShiftMs = 0,
): Promise<Build> {
  await rm(into, { recursive: true, force: true });
  // The times of the files are part of their validators.
  await cp(folder, into, { recursive: true, preserveTimestamps: true });
  for (const [path, createText] of Object.entries(postcodeFilesWithStandIn(environment))) {
    await writeFile(join(into, path), await createText());
    for (const { suffix } of table.encodings) await rm(join(into, path + suffix), { force: true });
  }
  if (clockShiftMs !== 0) await setClockOfPages(into, table, clockShiftMs);
  return readBuild(into);
}
