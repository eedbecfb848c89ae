import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from './release-error.ts';

/** The file of a build that names its version. */
export const versionFile = 'version.json';

/** The version of a build. `build` is a hash of the names of its assets. */
export type Version = { version: string; commit: string | null; build: string };

const isFilledText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the version that the text of `version.json` names, or null if it is no version. */
export function parseVersion(text: string): Version | null {
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
export async function readVersion(folder: string): Promise<Version> {
  const path = join(folder, versionFile);
  const version = parseVersion(await readFile(path, 'utf8').catch(() => ''));
  if (!version) throw new ReleaseError(`${path} is missing or names no version. Run npm run build.`);
  return version;
}
