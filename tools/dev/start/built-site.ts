import { spawnSync } from 'node:child_process';
import { createMockServer } from '#mocks/server.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { serveCopy } from '#tools/hosting/serve-build.ts';

/**
 * Builds the site for tests.
 * @throws Error with one line
 */
export function buildSite(): void {
  const { status, error } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/dev/test/build.ts'], {
    stdio: 'inherit',
  });
  if (error) throw new Error(`the build cannot be started: ${error.message}`);
  if (status !== 0) throw new Error('the site cannot be built.');
}

/** The built site and the mock on free ports. `base` is the URL of the site, without a slash at the end. */
type Servers = { base: string; close: () => Promise<void> };

/** Serves `dist/` and the mock. @throws Error when the site cannot be served */
export async function startServers(): Promise<Servers> {
  const mock = await createMockServer({ port: 0 });
  const standIn = requireEnvironment('production', { files: false });
  const site = await serveCopy({ folder: 'dist', port: 0, api: mock.url ?? '', standIn });
  return {
    base: site.url,
    close: async () => {
      await site.close();
      await mock.close(true);
    },
  };
}
