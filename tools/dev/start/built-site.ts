import { spawnSync } from 'node:child_process';
import { createMockServer } from '#mocks/server.ts';
import type { Environment } from '#tools/environment/environment.ts';
import { serveCopy } from '#tools/hosting/serve-build.ts';
import type { Network } from './network.ts';

/**
 * Builds the site in a process of its own, which must not get the variables of this one.
 * @param program the file of the build
 * @throws Error with one line
 */
export function buildSite(program: string): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed. Correct the errors above, then run the command again.');
}

/**
 * Serves a build with the mock behind it, or with the server at API_SERVER.
 * @param port 0 takes any free port
 * @param network who can open the site; by default, this machine alone by http. The mock is always for this machine alone
 * @returns the URLs of the site, without a slash at the end, and of the API
 * @throws Error when the site cannot be served
 */
export async function serveSiteAndApi(
  environment: Environment,
  { port = 0, folder = 'dist', network }: { port?: number; folder?: string | undefined; network?: Network } = {},
) {
  const mock = environment.API_SERVER ? null : await createMockServer({ port: 0 });
  const api = environment.API_SERVER ?? mock?.url ?? '';
  const site = await serveCopy({ folder, port, api, standIn: environment, ...(network && { network }) });
  const close = async () => {
    await site.close();
    await mock?.close(true);
  };
  return { url: site.url, api, close };
}
