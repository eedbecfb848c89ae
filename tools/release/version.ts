import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SiteVersion, versionFile } from '#tools/build/site-version.ts';
import { ReleaseError } from './release-error.ts';

const isFilledText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the version that the text of `version.json` names, or null if it is no version. */
export function parseVersion(text: string): SiteVersion | null {
  try {
    const { version, commit, build } = JSON.parse(text);
    return isFilledText(version) && isFilledText(build)
      ? { version, commit: isFilledText(commit) ? commit : null, build }
      : null;
  } catch {
    return null;
  }
}

/**
 * Reads the version of a build.
 * @throws ReleaseError if the file is missing or damaged
 */
export async function readVersion(folder: string): Promise<SiteVersion> {
  const path = join(folder, versionFile);
  const version = parseVersion(await readFile(path, 'utf8').catch(() => ''));
  if (!version) throw new ReleaseError(`${path} is missing or names no version. Run npm run build.`);
  return version;
}
