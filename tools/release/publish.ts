import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Activation, activate } from './activate.ts';
import { checkRelease } from './check-release.ts';
import { assetNames, copyAssets } from './copy-assets.ts';
import { type CopyFile, copyFile, syncFolder } from './durable-files.ts';
import { type Journal, readState, writeJournal } from './journal.ts';
import { openRelease } from './open-release.ts';
import type { VersionedBuild } from './read-release-build.ts';
import { type ReleaseFolder, removeTemporary } from './release-folder.ts';
import { nextReleaseId } from './release-id.ts';
import { removeExpired } from './remove-expired.ts';
import { writeRelease } from './write-release.ts';

export type PublishOptions = Activation & {
  folder: ReleaseFolder;
  build: VersionedBuild;
  /** How many of the newest releases stay complete for a roll-back. */
  keep: number;
  /** The time of the clock. */
  now: Date;
  /** Copies a file; tests replace it to simulate a full disk. */
  copy?: CopyFile;
};

/**
 * Writes and checks a release, moves it to the others, and adds it to the journal. After a failure nothing of it is left.
 * @param journal the journal with the release
 */
async function addRelease(options: PublishOptions, id: string, journal: Journal): Promise<void> {
  const { folder, build, print, signal } = options;
  const copy: CopyFile = async (from, to) => {
    signal?.throwIfAborted();
    await (options.copy ?? copyFile)(from, to);
  };
  const path = join(folder.releases, id);
  const names = assetNames(build);
  const removeCopies = await copyAssets(build, folder, copy);
  try {
    const written = await writeRelease(build, folder, id, copy);
    const requests = await checkRelease(await openRelease(written, names));
    print(`Checked ${requests} requests to the new release on this machine.`);
    signal?.throwIfAborted();
    await rename(written, path);
    await syncFolder(folder.releases);
    await writeJournal(folder, journal);
  } catch (error) {
    await rm(path, { recursive: true, force: true });
    await removeCopies();
    throw error;
  }
}

/** Returns the line about a clock that is behind the journal. */
const clockLine = (journal: Journal) =>
  `The clock is behind the last run (${journal.time}). The release counts as newer, and nothing is deleted until the clock ` +
  'has passed this time. If the clock was wrong then, remove releases.json.';

/**
 * Publishes a build: writes it beside the earlier releases, checks it, makes it current, and removes what has expired.
 * The caller holds the lock.
 * @returns the id of the release
 * @throws ReleaseError, BuildError or an error of the file system; the former release is current then
 */
export async function publish(options: PublishOptions): Promise<string> {
  const { folder, build, keep, now, print } = options;
  await removeTemporary(folder);
  const { journal, current, isClockBehind } = await readState(folder, now);
  if (isClockBehind) print(clockLine(journal));
  if (current?.isMissing) print(`The current release, ${current.id}, is missing. It cannot be restored.`);
  const former = current === null || current.isMissing ? null : current.id;
  const ids = journal.releases.map((release) => release.id);
  const id = nextReleaseId(build.version, now, ids);
  try {
    const entry = { id, replaced: former, offAt: journal.time, isReduced: false, wasCurrent: false };
    const withEntry = { ...journal, releases: [...journal.releases, entry] };
    await addRelease(options, id, withEntry);
    const after = await activate(folder, withEntry, { id, former }, options);
    print(`The release ${id} is current.`);
    const present = await readdir(folder.assets);
    await removeExpired({ folder, journal: after, keep, present, print });
  } finally {
    await removeTemporary(folder);
  }
  return id;
}
