import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The step whose test files have records. */
export type RecordedStep = 'browser' | 'end to end';

/** The modules that a test file loaded, each with a hash of its content. */
export type ModuleRecord = { testFile: string; modules: Record<string, string> };

const folderOf = (step: RecordedStep) => join('.cache/modules', step.replaceAll(' ', '-'));

/** Returns a hash of a file; of a file that does not exist, an empty text. */
export const hashFile = (path: string): string =>
  existsSync(path) ? createHash('sha1').update(readFileSync(path)).digest('hex') : '';

/** Writes the record of a test file. @param modules paths from the root of the repository */
export async function writeRecord(step: RecordedStep, testFile: string, modules: Iterable<string>): Promise<void> {
  const record: ModuleRecord = { testFile, modules: {} };
  for (const path of [...new Set([testFile, ...modules])].sort()) record.modules[path] = hashFile(path);
  const path = join(folderOf(step), `${testFile.replaceAll('/', '_')}.json`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(record));
}

/** Reads the records of a step, by test file. */
export async function readRecords(step: RecordedStep): Promise<Map<string, ModuleRecord>> {
  const folder = folderOf(step);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const records = names.map(
    async (name): Promise<ModuleRecord> => JSON.parse(await readFile(join(folder, name), 'utf8')),
  );
  return new Map((await Promise.all(records)).map((record) => [record.testFile, record]));
}
