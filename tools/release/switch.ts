import { spawnSync } from 'node:child_process';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './durable-files.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseFolder } from './release-folder.ts';

/** Makes a release the current one. The link is replaced in one step, so there is always a current release. */
export async function switchTo({ root, current, temporary }: ReleaseFolder, id: string): Promise<void> {
  await mkdir(temporary, { recursive: true });
  const next = join(temporary, 'current');
  await rm(next, { force: true });
  // A relative link stays valid if the whole folder is moved.
  await symlink(join('releases', id), next);
  await rename(next, current);
  await syncFolder(root);
}

/** The time after which a reload counts as failed. */
const reloadTimeoutMs = 60_000;

/**
 * Runs the command that makes the web server read its configuration again.
 * @throws ReleaseError if the command fails
 */
export function reloadServer(command: string): void {
  const { status, signal, error, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout: reloadTimeoutMs,
  });
  if (status === 0) return;
  const text = stderr?.trim().split('\n').at(-1) ?? '';
  const cause = error?.message ?? (signal ? `it was ended by ${signal}` : text || `exit code ${status}`);
  throw new ReleaseError(`the command "${command}" failed: ${cause}`);
}
