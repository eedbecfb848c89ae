import { join } from 'node:path';
import { readBuild } from '#tools/hosting/read-build.ts';
import type { VersionedBuild } from './read-release-build.ts';
import type { ReleaseFolder } from './release-folder.ts';
import { readVersion } from './version.ts';
import { readAssetList } from './write-release.ts';

/**
 * Reads a release as a build. The assets of all releases are in its folder, but its list names only its own.
 * @param path its folder: below `releases/`, or the one that is being written
 * @param names its assets, without the folder
 * @throws BuildError if the release is incomplete
 */
export async function openRelease(path: string, names: readonly string[]): Promise<VersionedBuild> {
  const build = await readBuild(path);
  return {
    ...build,
    files: [...build.files, ...names.map((name) => `assets/${name}`)],
    version: await readVersion(path),
  };
}

/** Reads a release by its id. @throws BuildError if the release is incomplete */
export const openReleaseById = async (folder: ReleaseFolder, id: string): Promise<VersionedBuild> =>
  openRelease(join(folder.releases, id), (await readAssetList(folder, id)) ?? []);
