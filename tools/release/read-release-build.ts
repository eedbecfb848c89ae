import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteVersion } from '#tools/build/site-version.ts';
import { type Build, readBuild } from '#tools/hosting/read-build.ts';
import { ReleaseError } from './release-error.ts';
import { readVersion } from './version.ts';

/** A complete build with its version. */
export type VersionedBuild = Build & { version: SiteVersion };

/** Returns the paths below `assets/` that the text of a page, script or style sheet names. */
const namedAssets = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/(assets\/[\w.-]+\.\w+)/g)].map(([, path]) => path ?? '')),
];

/** @throws ReleaseError if a page names an asset that is missing */
async function checkAssets({ folder, table, files }: Build): Promise<void> {
  const present = new Set(files);
  for (const { file } of [...table.pages, ...table.embeds, table.notFound]) {
    const missing = namedAssets(await readFile(join(folder, file), 'utf8')).find((path) => !present.has(path));
    if (missing) throw new ReleaseError(`${join(folder, file)} names ${missing}, which is missing. Run npm run build.`);
  }
}

/**
 * Reads a build that is to be released.
 * @throws BuildError or ReleaseError if it is missing, damaged or incomplete
 */
export async function readReleaseBuild(folder: string): Promise<VersionedBuild> {
  const build = await readBuild(folder);
  const version = await readVersion(folder);
  await checkAssets(build);
  return { ...build, version };
}

/**
 * Checks that a build has the commit of the working copy. Without Git, or for a build without a commit, nothing is known.
 * @throws ReleaseError if the commits differ
 */
export function checkCommit({ folder, version: { commit } }: Pick<VersionedBuild, 'folder' | 'version'>): void {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const head = status === 0 ? stdout.trim() : '';
  if (!commit || !/^[0-9a-f]{7,}$/.test(commit) || !head || head.startsWith(commit)) return;
  throw new ReleaseError(
    `${folder} has the build of commit ${commit.slice(0, 7)}, but the working copy is at ${head.slice(0, 7)}. ` +
      `Run npm run build, or release the older build on purpose: --build ${folder}`,
  );
}
