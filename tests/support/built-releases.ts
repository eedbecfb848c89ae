import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { builtFolder } from './nginx.ts';
import { temporaryFolder } from './releases.ts';

const textExtensions = new Set(['.html', '.js', '.css', '.json', '.xml', '.svg']);

/** Returns the paths of all files below a folder. */
async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Copies the build in dist/ as another version: each asset has another name, and every file uses the new names. Compressed
 * files are left out, because their contents would differ.
 * @param version the version, which is also a part of the assets' names; null keeps the names
 */
export async function copyBuildAs(version: string, suffix: string | null): Promise<string> {
  const folder = await temporaryFolder();
  await cp(builtFolder, folder, { recursive: true });
  if (suffix !== null) {
    for (const path of await pathsBelow(folder)) if (/\.(br|gz)$/.test(path)) await rm(path);
    const names = await readdir(join(folder, 'assets'));
    const newName = (name: string) => name.replace(/\.(\w+)$/, `${suffix}.$1`);
    for (const name of names) await rename(join(folder, 'assets', name), join(folder, 'assets', newName(name)));
    const known = new Set(names);
    for (const path of await pathsBelow(folder)) {
      if (!textExtensions.has(extname(path))) continue;
      const content = await readFile(path, 'utf8');
      await writeFile(
        path,
        content.replaceAll(/[\w.-]+\.\w+/g, (name) => (known.has(name) ? newName(name) : name)),
      );
    }
  }
  const names = { version, commit: null, build: `build-${version}` };
  await writeFile(join(folder, 'version.json'), JSON.stringify(names));
  return folder;
}

/** Starts the command `npm run release` without the set-up. */
export const startRelease = (args: readonly string[], options: SpawnOptions = {}) =>
  spawn(process.execPath, ['--import', 'tsx', 'tools/release/main.ts', ...args], { stdio: 'pipe', ...options });

/** Runs the command `npm run release` without the set-up. */
export async function runRelease(...args: string[]): Promise<{ code: number; output: string; error: string }> {
  const child = startRelease(args);
  const closed = once(child, 'close');
  const [output, error] = await Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const [code] = await closed;
  return { code, output: output ?? '', error: error ?? '' };
}
