import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Build } from '#tools/hosting/read-build.ts';
import { type CopyFile, forEachItem, syncFolder } from './durable-files.ts';
import { hasCode, ReleaseError } from './release-error.ts';
import type { ReleaseFolder } from './release-folder.ts';

const prefix = 'assets/';

/** Returns the names of the assets of a build, with their compressed files. */
export const assetNames = ({ files }: Pick<Build, 'files'>): string[] =>
  files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length));

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

/** Returns the content of a file. A compressed file may have other bytes after an update of Node. */
async function contentOf(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const decode = decoders[/\.\w+$/.exec(path)?.[0] ?? ''];
  return decode ? await decode(bytes).catch(() => bytes) : bytes;
}

/** Returns whether the asset is there already. @throws ReleaseError if it has another content */
async function isPresent(from: string, to: string): Promise<boolean> {
  const present = await contentOf(to).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (!present) return false;
  if (present.equals(await contentOf(from))) return true;
  throw new ReleaseError(
    `${to} has another content than ${from}. One of them is damaged. ` +
      `Run npm run build again, or remove ${to} if the build is right.`,
  );
}

/**
 * Copies the assets of a build to those of the other releases, each in one step.
 * @returns a function that removes the copies again
 * @throws ReleaseError if an asset of the same name has another content; the file system's error if the disk is full.
 * After an error no copy is left.
 */
export async function copyAssets(
  build: Pick<Build, 'folder' | 'files'>,
  { assets, temporary }: ReleaseFolder,
  copy: CopyFile,
): Promise<() => Promise<void>> {
  const added: string[] = [];
  const removeCopies = async () => {
    for (const path of added) await rm(path, { force: true });
  };
  const incoming = join(temporary, 'assets');
  await mkdir(incoming, { recursive: true });
  try {
    await forEachItem(assetNames(build), async (name) => {
      const from = join(build.folder, prefix, name);
      const to = join(assets, name);
      if (await isPresent(from, to)) return;
      const written = join(incoming, basename(name));
      await copy(from, written);
      await rename(written, to);
      added.push(to);
    });
    await syncFolder(assets);
  } catch (error) {
    await removeCopies();
    throw error;
  }
  return removeCopies;
}
