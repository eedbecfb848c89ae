import { access, constants, mkdir, readdir, readlink, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { hasCode, ReleaseError } from './release-error.ts';

/** The absolute paths of a folder with releases. */
export type ReleaseFolder = {
  root: string;
  /** A folder for each release. */
  releases: string;
  /** The assets of all recent releases. */
  assets: string;
  /** What an unfinished run has written. Nothing serves it. */
  temporary: string;
  /** The symbolic link to the current release. */
  current: string;
  journal: string;
  lock: string;
};

/** Returns the paths of a folder with releases. */
export function releaseFolder(path: string): ReleaseFolder {
  const root = resolve(path);
  return {
    root,
    releases: join(root, 'releases'),
    assets: join(root, 'assets'),
    temporary: join(root, '.new'),
    current: join(root, 'current'),
    journal: join(root, 'releases.json'),
    lock: join(root, 'release.lock'),
  };
}

/**
 * Checks that releases can be written to a folder, and creates its sub-folders.
 * @throws ReleaseError if the folder is missing or spans several file systems; the file system's error without permission
 */
export async function prepareFolder({ root, releases, assets }: ReleaseFolder): Promise<void> {
  const found = await stat(root).catch(() => null);
  if (!found) throw new ReleaseError(`${root} is missing. Create it: mkdir -p ${root}`);
  if (!found.isDirectory()) throw new ReleaseError(`${root} is a file. Name a folder for the releases.`);
  await access(root, constants.W_OK | constants.X_OK);
  for (const path of [releases, assets]) {
    await mkdir(path, { recursive: true });
    // A rename is atomic within one file system only.
    if ((await stat(path)).dev !== found.dev)
      throw new ReleaseError(`${path} is on another file system than ${root}. Keep both on the same one.`);
  }
}

/** Removes what a killed run has left. */
export const removeTemporary = ({ temporary }: ReleaseFolder): Promise<void> =>
  rm(temporary, { recursive: true, force: true });

/** Returns the ids of all complete releases, oldest first. */
export async function listReleases({ releases }: ReleaseFolder): Promise<string[]> {
  const entries = await readdir(releases, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The current release: none, a release, or a link to a folder that is missing. */
export type Current = { id: string; isMissing: boolean } | null;

/**
 * Reads which release is current.
 * @throws ReleaseError if `current` is not a symbolic link
 */
export async function readCurrent(folder: ReleaseFolder): Promise<Current> {
  try {
    const id = basename(await readlink(folder.current));
    return { id, isMissing: !(await listReleases(folder)).includes(id) };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    if (!hasCode(error, 'EINVAL')) throw error;
    throw new ReleaseError(`${folder.current} is not a symbolic link. Move it away, then run the command again.`);
  }
}
