import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tableFile } from '#tools/hosting/create-table.ts';
import { writeNginxFiles } from '#tools/hosting/nginx/write-nginx-files.ts';
import type { Build } from '#tools/hosting/read-build.ts';
import { assetNames } from './copy-assets.ts';
import { type CopyFile, forEachItem, syncFolder, writeNewFile } from './durable-files.ts';
import type { ReleaseFolder } from './release-folder.ts';

/** The list of a release's assets. No server sends the files of its folder. */
export const assetListFile = join(dirname(tableFile), 'assets.json');

/**
 * Writes the folder of a release: the files of the build, a link to the assets of all releases, the list of its own assets,
 * and its nginx configuration.
 * @param id the id of the release, whose final folder the nginx configuration names
 * @returns the folder, which is not among the releases yet
 */
export async function writeRelease(
  build: Build,
  { temporary, releases, assets }: ReleaseFolder,
  id: string,
  copy: CopyFile,
): Promise<string> {
  const site = join(temporary, 'site');
  const files = build.files.filter((file) => !file.startsWith('assets/'));
  const folders = [...new Set(files.map((file) => dirname(join(site, file))))];
  for (const path of [site, ...folders]) await mkdir(path, { recursive: true });
  await forEachItem(files, (file) => copy(join(build.folder, file), join(site, file)));
  // The link is valid here and below releases/, and still after the whole folder has moved.
  await symlink('../../assets', join(site, 'assets'));
  await writeNewFile(join(site, assetListFile), `${JSON.stringify(assetNames(build))}\n`);
  const generated = join(site, dirname(tableFile), 'nginx');
  await writeNginxFiles(build.table, { root: join(releases, id), assets }, generated, writeNewFile);
  for (const path of [...folders, generated, site]) await syncFolder(path);
  return site;
}

/** Reads the assets of a release. @returns null if the list is missing or damaged */
export async function readAssetList({ releases }: ReleaseFolder, id: string): Promise<string[] | null> {
  try {
    const value: unknown = JSON.parse(await readFile(join(releases, id, assetListFile), 'utf8'));
    return Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : null;
  } catch {
    return null;
  }
}
