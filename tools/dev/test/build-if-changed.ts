/**
 * Builds the site, unless the folder has the build of the present files already. The other arguments go to
 * tools/build/build.ts.
 *
 * A record beside the reports has a hash of all inputs of the build, and of the built files. If one of them differs, the
 * site is built again.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mockStart } from '#mocks/store/clock.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: {
    into: { type: 'string', default: 'dist' },
    react: { type: 'string' },
    compression: { type: 'string' },
  },
});
const record = join('.cache/builds', `${values.into.replaceAll(/[^\w-]/g, '_')}.json`);

/** The folders that the build reads, apart from the files of the root folder and the packages. */
const inputFolders = ['src', 'mocks', 'openapi', 'public', 'tools/build', 'tools/hosting', 'tools/environment'];

/** Returns the files below a folder. */
async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Returns a hash of the paths and contents of files, and of a text. */
async function hashFiles(paths: string[], text = ''): Promise<string> {
  const hash = createHash('sha256').update(text);
  for (const path of paths.sort()) hash.update(`\0${path}\0`).update(await readFile(path));
  return hash.digest('hex');
}

const rootFiles = (await readdir('.', { withFileTypes: true })).filter(
  (entry) => entry.isFile() && !entry.name.endsWith('.md'),
);
const inputs = [
  ...rootFiles.map(({ name }) => name),
  ...(await Promise.all(inputFolders.map(filesBelow))).flat(),
  'node_modules/.package-lock.json',
].filter((path) => existsSync(path));
// The HTML of a test build has the event and the fees of the mock's first day.
process.env.SOURCE_DATE_EPOCH ??= String(mockStart / 1000);
const environment = requireEnvironment('production');
const inputHash = await hashFiles(inputs, JSON.stringify([process.version, args, environment]));
const hashes = async () => JSON.stringify({ inputs: inputHash, built: await hashFiles(await filesBelow(values.into)) });

if ((await readFile(record, 'utf8').catch(() => '')) === (await hashes())) {
  console.log(`build: ${values.into}/ has the build of these files already.`);
} else {
  await rm(record, { force: true });
  const { status } = spawnSync('tsx', [resolve('tools/build/build.ts'), ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, await hashes());
}
