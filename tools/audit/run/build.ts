import { spawnSync } from 'node:child_process';

/**
 * Builds the site, unless `dist/` has the build of the present files. Without a developer's .env files, so that the audit
 * has the same result on every machine.
 * @throws Error with one line
 */
export function buildSite(): void {
  const command = 'node';
  const args = ['tools/dev/test/build-if-changed.ts', '--compression', 'quick'];
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ENV_FILES: 'false' },
  });
  if (error) throw new Error(`the build cannot be started: ${error.message}`);
  if (status !== 0) throw new Error('the site cannot be built.');
}
