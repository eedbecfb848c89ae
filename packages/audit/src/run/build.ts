import { spawnSync } from 'node:child_process';

/**
 * Builds the site for tests.
 * @throws Error with one line
 */
export function buildSite(): void {
  const { status, error } = spawnSync('tsx', ['tools/dev/test/build.ts'], { stdio: 'inherit' });
  if (error) throw new Error(`the build cannot be started: ${error.message}`);
  if (status !== 0) throw new Error('the site cannot be built.');
}
