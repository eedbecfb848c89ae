import { readFileSync } from 'node:fs';
import { onTestFinished, test } from 'vitest';
import { findNginx } from '#tools/hosting/nginx/find-nginx.ts';
import { type NginxOptions, type RunningNginx, startNginx } from '#tools/hosting/nginx/run.ts';
import type { HostingTable } from '#tools/hosting/table.ts';

/** The folder of the build that the tests serve. */
export const builtFolder = 'dist';

/** Reads the table of the build. */
export const builtTable = (): HostingTable => JSON.parse(readFileSync(`${builtFolder}/hosting/table.json`, 'utf8'));

/**
 * Declares a test that needs nginx. The set-up of the tests installs nginx on Debian. On other machines it prints that these
 * tests are skipped.
 */
export const nginxTest = test.skipIf(findNginx() === null);

/** Starts nginx until the end of the test. */
export async function nginxForTest(options: NginxOptions): Promise<RunningNginx> {
  const nginx = await startNginx(options);
  onTestFinished(nginx.close);
  return nginx;
}
