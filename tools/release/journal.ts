import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionFile } from '#tools/build/site-version.ts';
import { replaceFile } from './durable-files.ts';
import { hasCode, ReleaseError } from './release-error.ts';
import { type Current, listReleases, type ReleaseFolder, readCurrent } from './release-folder.ts';

/** A release in the journal. All times are in UTC (RFC 3339). */
export type JournalEntry = {
  id: string;
  /** The release that was current before this one, for a roll-back. */
  replaced: string | null;
  /** When the release ceased to be current; null for the current one. */
  offAt: string | null;
  /** Whether the folder of the release has only the list of its assets. */
  isReduced: boolean;
  /** Whether the release has been the current one at the end of a run. It has not if its check failed. */
  wasCurrent: boolean;
};

/** What the folders cannot tell: when releases ceased to be current, and since when assets are unused. */
export type Journal = {
  /** The time of the last run. It never goes back, even if the clock does. */
  time: string;
  /** The releases, oldest first. */
  releases: readonly JournalEntry[];
  /** The assets that no run since this time has found in use. */
  unused: Readonly<Record<string, string>>;
};

const isObjectValue = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isEntry = (value: unknown): value is JournalEntry =>
  isObjectValue(value) &&
  typeof value.id === 'string' &&
  (value.replaced === null || typeof value.replaced === 'string') &&
  (value.offAt === null || isTime(value.offAt)) &&
  typeof value.isReduced === 'boolean' &&
  typeof value.wasCurrent === 'boolean';

const isJournal = (value: unknown): value is Journal =>
  isObjectValue(value) &&
  isTime(value.time) &&
  Array.isArray(value.releases) &&
  value.releases.every(isEntry) &&
  isObjectValue(value.unused) &&
  Object.values(value.unused).every(isTime);

async function readStored({ journal }: ReleaseFolder): Promise<Journal | null> {
  const text = await readFile(journal, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isJournal(value)) return value;
  } catch {
    // The message is the same as for JSON with other contents.
  }
  throw new ReleaseError(`${journal} is damaged. Remove it: the next run writes it again from the folders.`);
}

/** Returns the entries of the folders that the journal does not know: a run was killed, or the journal is new. */
const missingEntries = (folder: ReleaseFolder, { time, releases }: Omit<Journal, 'unused'>, ids: readonly string[]) =>
  ids
    .filter((id) => !releases.some((entry) => entry.id === id))
    .map((id) => {
      const isReduced = !existsSync(join(folder.releases, id, versionFile));
      return { id, replaced: ids[ids.indexOf(id) - 1] ?? null, offAt: time, isReduced, wasCurrent: true };
    });

/** Sets the current release. Another one that was current ceased to be so by `time`; a later time is the safe side. */
export const withCurrent = (journal: Journal, current: string | null): Journal => ({
  ...journal,
  releases: journal.releases.map((entry) => ({
    ...entry,
    offAt: entry.id === current ? null : (entry.offAt ?? journal.time),
    wasCurrent: entry.wasCurrent || entry.id === current,
  })),
});

/** The journal and the current release, as they are before a run. */
export type ReleaseState = { journal: Journal; current: Current; isClockBehind: boolean };

/**
 * Reads the journal, and corrects it by the folders and the link that exist.
 * @param now the time of the clock
 * @throws ReleaseError if the journal is damaged
 */
export async function readState(folder: ReleaseFolder, now: Date): Promise<ReleaseState> {
  const stored = await readStored(folder);
  const isClockBehind = stored !== null && Date.parse(stored.time) > now.getTime();
  const time = isClockBehind ? stored.time : now.toISOString();
  const ids = await listReleases(folder);
  const kept = (stored?.releases ?? []).filter(({ id }) => ids.includes(id));
  const releases = [...kept, ...missingEntries(folder, { time, releases: kept }, ids)];
  const current = await readCurrent(folder);
  const journal = withCurrent({ time, releases, unused: stored?.unused ?? {} }, current?.id ?? null);
  return { journal, current, isClockBehind };
}

/** Writes the journal in one step. */
export const writeJournal = (folder: ReleaseFolder, journal: Journal): Promise<void> =>
  replaceFile(folder.journal, `${JSON.stringify(journal, null, 2)}\n`, folder.temporary);
