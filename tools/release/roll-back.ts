import { type Activation, activate } from './activate.ts';
import { type JournalEntry, readState } from './journal.ts';
import { openReleaseById } from './open-release.ts';
import { ReleaseError } from './release-error.ts';
import { type ReleaseFolder, removeTemporary } from './release-folder.ts';

type RollBackOptions = Activation & {
  folder: ReleaseFolder;
  /** The id of the release, or null for the one that was current before the present one. */
  to: string | null;
  now: Date;
};

const listRemedy = 'The option --list prints the releases.';

function chooseRelease(entries: readonly JournalEntry[], current: string | null, to: string | null): JournalEntry {
  const id = to ?? entries.find((entry) => entry.id === current)?.replaced ?? null;
  if (id === null) throw new ReleaseError(`there is no earlier release to return to. ${listRemedy}`);
  const entry = entries.find((other) => other.id === id);
  if (!entry) throw new ReleaseError(`there is no release ${id}. ${listRemedy}`);
  if (entry.isReduced) throw new ReleaseError(`the files of ${id} have been removed. ${listRemedy}`);
  return entry;
}

/**
 * Makes an earlier release current again. A second roll-back goes further back. The caller holds the lock.
 * @returns the id of the release
 * @throws ReleaseError if there is no such release, or the reload or the check has failed
 */
export async function rollBack({ folder, to, now, ...activation }: RollBackOptions): Promise<string> {
  await removeTemporary(folder);
  const { journal, current } = await readState(folder, now);
  if (current?.isMissing && to === null)
    throw new ReleaseError(`${folder.current} names ${current.id}, which is missing. Choose a release with --to <id>.`);
  const { id } = chooseRelease(journal.releases, current?.id ?? null, to);
  await openReleaseById(folder, id);
  const former = current === null || current.isMissing ? null : current.id;
  try {
    await activate(folder, journal, { id, former }, activation);
  } finally {
    await removeTemporary(folder);
  }
  activation.print(`The release ${id} is current.`);
  return id;
}
