import type { Journal, JournalEntry } from './journal.ts';

/** How long the assets of a release stay after it has ceased to be current: pages in open tabs still load them. */
export const retentionMs = 30 * 24 * 60 * 60 * 1000;

type RetentionInput = {
  journal: Journal;
  /** How many of the newest releases stay complete for a roll-back. */
  keep: number;
  /** The assets of each release by its id; null if its list cannot be read. */
  assets: ReadonlyMap<string, readonly string[] | null>;
  /** The names of all files in the folder of the assets. */
  present: readonly string[];
};

/** What a run removes, and the journal after it. */
export type Retention = {
  journal: Journal;
  /** The releases whose folders keep only the list of their assets. */
  reduced: string[];
  /** The releases whose folders are removed. */
  removed: string[];
  /** The assets that are deleted. */
  deleted: string[];
};

/**
 * Returns the releases that stay complete: the newest that were current, the current one, and the one that it replaced. A
 * release that failed does not count, so that failures do not use up the releases for a roll-back.
 */
function completeReleases(releases: readonly JournalEntry[], keep: number): ReadonlySet<string | null> {
  const current = releases.find(({ offAt }) => offAt === null);
  const newest = releases.filter(({ wasCurrent }) => wasCurrent).slice(-keep);
  return new Set([...newest.map(({ id }) => id), current?.id ?? null, current?.replaced ?? null]);
}

const hasPassed = (since: string, time: string) => Date.parse(time) - Date.parse(since) > retentionMs;

/**
 * Decides what is removed after a release.
 *
 * An asset is deleted if no complete release has it, the last release that had it ceased to be current more than 30 days
 * ago, and a run more than 30 days ago has found the same. A clock that jumped ahead once does therefore not delete an
 * asset too early, because both periods would have to contain the jump.
 */
export function planRetention({ journal, keep, assets, present }: RetentionInput): Retention {
  const { time, releases } = journal;
  const complete = completeReleases(releases, keep);
  const isRecent = ({ offAt }: JournalEntry) => offAt === null || !hasPassed(offAt, time);
  const stays = (entry: JournalEntry) => complete.has(entry.id) || isRecent(entry);
  const kept = releases.filter(stays);
  const reduced = kept.filter(({ id, isReduced }) => !complete.has(id) && !isReduced).map(({ id }) => id);
  const removed = releases.filter((entry) => !stays(entry)).map(({ id }) => id);

  const lists = kept.map(({ id }) => assets.get(id) ?? null);
  // Without a list, any asset could belong to the release.
  const isComplete = lists.every((list) => list !== null);
  const used = new Set(isComplete ? lists.flatMap((list) => list ?? []) : present);
  const unused = present.filter((name) => !used.has(name)).map((name) => [name, journal.unused[name] ?? time] as const);
  const isExpired = ([, since]: readonly [string, string]) => hasPassed(since, time);
  return {
    journal: {
      ...journal,
      releases: kept.map((entry) => ({ ...entry, isReduced: entry.isReduced || reduced.includes(entry.id) })),
      unused: Object.fromEntries(unused.filter((one) => !isExpired(one))),
    },
    reduced,
    removed,
    deleted: unused.filter(isExpired).map(([name]) => name),
  };
}
