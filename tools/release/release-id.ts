import type { SiteVersion } from '#tools/build/site-version.ts';

const stamp = (time: Date) =>
  time
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z');

/** Returns the time in the id of a release, or null if a folder has another name. */
export function timeOfId(id: string): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-/.exec(id);
  if (!parts) return null;
  const [, year, month, day, hours, minutes, seconds] = parts;
  const time = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}

/**
 * Returns the id of a new release, such as `20261123T201500Z-0.1.0-76ff8e1`: its time in UTC, its version and its commit.
 * Ids sort by time. If the clock is behind, the id has the time of the newest release and one second more.
 * @param ids the ids of all releases
 */
export function nextReleaseId({ version, commit, build }: SiteVersion, now: Date, ids: readonly string[]): string {
  const newest = Math.max(...ids.map((id) => timeOfId(id)?.getTime() ?? 0), 0);
  const time = new Date(Math.max(now.getTime(), newest + 1000));
  const name = `${version}-${commit?.slice(0, 7) ?? build}`.replaceAll(/[^\w.-]/g, '_');
  return `${stamp(time)}-${name}`;
}
