import { spawnSync } from 'node:child_process';

/**
 * Returns the process groups of a process and its descendants. The test runners start browsers and servers in groups of
 * their own, which a signal to the group of the runner does not reach.
 * @param pid the ID of the process
 */
export function groupsOf(pid: number): Set<number> {
  // Without ps, as in some containers, only the group of the process itself is known.
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid='], { encoding: 'utf8' });
  const rows = (stdout ?? '').split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  const found = new Set([pid]);
  const groups = new Set([pid]);
  // The loop also visits the processes that it adds.
  for (const parent of found)
    for (const [child = 0, itsParent, group = 0] of rows) {
      if (child !== parent && itsParent !== parent) continue;
      found.add(child);
      groups.add(group);
    }
  return groups;
}

/** Sends a signal to a process group. A group that has ended is ignored. */
export function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // No process of the group is left.
  }
}
