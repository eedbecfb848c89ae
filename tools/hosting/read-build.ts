import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageList } from '#tools/build/prerender/hosting.ts';
import { tableFile } from './create-table.ts';
import { listFiles } from './requests.ts';
import type { HostingTable } from './table.ts';

/** A folder without a complete build. The message is one line with the remedy. */
export class BuildError extends Error {}

/** A build with the paths of all its files. */
export type Build = { folder: string; table: HostingTable; files: readonly string[] };

const isObjectValue = (value: unknown): value is object => typeof value === 'object' && value !== null;

const objectNames = ['notFound', 'headers', 'errorHeaders', 'secureHeaders', 'pageHeaders', 'internal', 'types', 'api'];

const isTable = (value: unknown): value is HostingTable =>
  isObjectValue(value) &&
  ['pages', 'embeds', 'files', 'encodings'].every((name) => Array.isArray(Reflect.get(value, name))) &&
  objectNames.every((name) => isObjectValue(Reflect.get(value, name))) &&
  Array.isArray(Reflect.get(Object(Reflect.get(value, 'api')), 'limits'));

/** Returns whether the text of pages.json lists the pages of the table. */
function isListOf(text: string, { pages }: HostingTable): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(pages.map(({ path, menu }) => ({ path, menu })));
  } catch {
    return false;
  }
}

/**
 * Reads the table and the list of files of a build.
 * @throws BuildError if the build is missing, damaged or incomplete
 */
export async function readBuild(folder: string): Promise<Build> {
  const path = join(folder, tableFile);
  const remedy = 'Run npm run build.';
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BuildError(`${path} is missing, so ${folder} has no complete build. ${remedy}`);
  });
  let table: unknown;
  try {
    table = JSON.parse(text);
  } catch {
    throw new BuildError(`${path} is not JSON. ${remedy}`);
  }
  if (!isTable(table) || table.pages.length === 0)
    throw new BuildError(`${path} is not a table of this version. Run npm run build again.`);
  const files = await listFiles(folder);
  const named = [...table.pages, ...table.embeds, table.notFound].map(({ file }) => file);
  if (!isListOf(await readFile(join(folder, pageList), 'utf8').catch(() => ''), table))
    throw new BuildError(`${join(folder, pageList)} does not list the pages of ${path}. ${remedy}`);
  const missing = named.find((file) => !files.includes(file));
  if (missing) throw new BuildError(`${path} names ${missing}, which is missing. ${remedy}`);
  return { folder, table, files };
}
