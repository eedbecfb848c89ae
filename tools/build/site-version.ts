import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml, replaceOnce } from './prerender/html.ts';

/** The file of the build that names the version. Open tabs compare it with their own when code fails to load. */
export const versionFile = 'version.json';

/** The version of a build. */
export type SiteVersion = {
  /** The version of package.json. */
  version: string;
  /** The short hash of the Git commit; null outside a Git repository. */
  commit: string | null;
  /** A hash of the names of all assets, which have hashes of their contents. Another text in a page alone keeps it. */
  build: string;
};

function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/** Returns the version of a build. @param folder the folder of the build, which has the subfolder `assets` */
export async function readSiteVersion(folder: string): Promise<SiteVersion> {
  const { version }: { version: string } = JSON.parse(await readFile('package.json', 'utf8'));
  const names = (await readdir(join(folder, 'assets'))).toSorted();
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
  return { version, commit: currentCommit(), build };
}

/**
 * Adds the version to an HTML document. A script with the version would have a new hash for every commit.
 * @throws Error if the document has no `charset`
 */
export function addSiteVersion(html: string, { version, commit, build }: SiteVersion): string {
  const charset = '<meta charset="utf-8" />';
  const content = escapeHtml(`${version}+${commit ?? build}`);
  return replaceOnce(
    html,
    charset,
    `${charset}\n    <meta name="site-version" content="${content}" data-build="${build}" />`,
  );
}
