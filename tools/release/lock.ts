import { readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { hasCode, ReleaseError } from './release-error.ts';
import type { ReleaseFolder } from './release-folder.ts';

/** The process that works on a folder. The lock is a symbolic link with this text as target, which appears in one step. */
type Owner = { pid: number; host: string; started: string | null; since: string };

/** Returns when a process started, in ticks since the boot, or null if the system does not tell (proc(5), field 22). */
async function startOf(pid: number): Promise<string | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program is in parentheses and may contain spaces.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** Returns the owner that a lock names, or null if it names none. */
function parseOwner(text: string): Owner | null {
  try {
    const { pid, host, started, since } = JSON.parse(text);
    const isOwner = Number.isInteger(pid) && typeof host === 'string' && typeof since === 'string';
    return isOwner ? { pid, host, started: typeof started === 'string' ? started : null, since } : null;
  } catch {
    return null;
  }
}

/** Returns whether the process of a lock has ended. Another process may have got its number. */
async function hasEnded({ pid, host, started }: Owner): Promise<boolean> {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
  return started !== null && started !== (await startOf(pid));
}

function lockedMessage(lock: string, owner: Owner | null, now: Date): string {
  const remedy = `If no release is running, remove ${lock}.`;
  if (!owner) return `another release may be running. ${remedy}`;
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(owner.since)) / 60_000));
  const since = Number.isNaN(minutes) ? '' : `, for ${minutes} min`;
  return `another release is running: process ${owner.pid} on ${owner.host}${since}. ${remedy}`;
}

/**
 * Locks a folder, so that one release at a time works on it. The lock of a process that has ended is removed.
 * @returns a function that unlocks it
 * @throws ReleaseError if another process has the lock
 */
export async function lockFolder({ lock }: ReleaseFolder, now: Date): Promise<() => Promise<void>> {
  const { pid } = process;
  const owner: Owner = { pid, host: hostname(), started: await startOf(pid), since: now.toISOString() };
  for (;;) {
    try {
      await symlink(JSON.stringify(owner), lock);
      return () => rm(lock, { force: true });
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const text = await readlink(lock).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return null;
      if (hasCode(error, 'EINVAL')) return '';
      throw error;
    });
    if (text === null) continue;
    const other = parseOwner(text);
    if (!other || !(await hasEnded(other))) throw new ReleaseError(lockedMessage(lock, other, now));
    // Of two processes that find the same old lock, one renames it. It may also get the new lock of the other.
    const removed = `${lock}.${pid}`;
    const isRenamed = await rename(lock, removed).then(
      () => true,
      () => false,
    );
    if (!isRenamed) continue;
    const isSame = (await readlink(removed)) === text;
    if (!isSame) {
      await rename(removed, lock);
      throw new ReleaseError('another release has just started. Run the command again when it has ended.');
    }
    await rm(removed);
  }
}
