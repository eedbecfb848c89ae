import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tableFile } from '#tools/hosting/create-table.ts';
import { forEachItem } from './durable-files.ts';
import { type Journal, writeJournal } from './journal.ts';
import { errorLine } from './release-error.ts';
import type { ReleaseFolder } from './release-folder.ts';
import { planRetention } from './retention.ts';
import { assetListFile, readAssetList } from './write-release.ts';

type Expired = {
  folder: ReleaseFolder;
  journal: Journal;
  keep: number;
  /** The names of all files in the folder of the assets. */
  present: readonly string[];
  print: (line: string) => void;
};

/** Removes all files of a release except the list of its assets. */
async function reduceRelease({ releases }: ReleaseFolder, id: string): Promise<void> {
  const path = join(releases, id);
  const listFolder = dirname(tableFile);
  // Without this file, the release does not count as complete, so it goes first.
  await rm(join(path, tableFile), { force: true });
  for (const name of await readdir(path)) if (name !== listFolder) await rm(join(path, name), { recursive: true });
  for (const name of await readdir(join(path, listFolder)))
    if (join(listFolder, name) !== assetListFile) await rm(join(path, listFolder, name), { recursive: true });
}

/**
 * Removes old releases, and the assets that no page can need any more. A failure is printed: it does not affect the current
 * release, and the next run tries again.
 */
export async function removeExpired({ folder, journal, keep, present, print }: Expired): Promise<void> {
  const assets = new Map<string, string[] | null>();
  for (const { id } of journal.releases) assets.set(id, await readAssetList(folder, id));
  const plan = planRetention({ journal, keep, assets, present });
  try {
    await forEachItem(plan.reduced, (id) => reduceRelease(folder, id));
    await forEachItem(plan.removed, (id) => rm(join(folder.releases, id), { recursive: true, force: true }));
    await forEachItem(plan.deleted, (name) => rm(join(folder.assets, name), { force: true }));
    await writeJournal(folder, plan.journal);
  } catch (error) {
    print(`Old files are not removed: ${errorLine(error, folder.root)}`);
    return;
  }
  const damaged = plan.journal.releases.find(({ id }) => (assets.get(id) ?? null) === null);
  if (damaged) print(`No asset is deleted: the list of assets of ${damaged.id} is missing or damaged.`);
  const count = plan.deleted.length;
  if (count > 0) print(`Deleted ${count} asset${count === 1 ? '' : 's'} that no page of the last 30 days needs.`);
}
