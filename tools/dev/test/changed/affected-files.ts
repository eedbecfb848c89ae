import type { Changes } from './changed-files.ts';
import { hashFile, type ModuleRecord } from './module-record.ts';

/** What decides which test files of a step run. */
export type Scope = {
  testFiles: readonly string[];
  /** The files that can affect the step at all. */
  scope: RegExp;
  /** The files that affect every test file, whatever the records say. */
  all: RegExp;
};

/**
 * Chooses the test files that changes can affect. A test file runs if it loaded a changed file when it was recorded, or
 * if a file that it loaded has another content than it had then, since it may load other files now. Without a record it
 * also runs. A file that the base does not have affects the others only through a changed file that imports it.
 * @param records the modules that each test file loaded
 * @returns the chosen test files, and why they are all if one file makes all of them run
 */
export function affectedTestFiles(
  { testFiles, scope, all }: Scope,
  { files, added }: Pick<Changes, 'files' | 'added'>,
  records: ReadonlyMap<string, ModuleRecord>,
  hash = hashFile,
): { chosen: string[]; reason?: string } {
  const relevant = files.filter((file) => scope.test(file));
  const common = relevant.find((file) => all.test(file));
  if (common) return { chosen: [...testFiles], reason: `${common} affects them all` };
  const known = new Set([...records.values()].flatMap(({ modules }) => Object.keys(modules)));
  const unknown = relevant.find((file) => !known.has(file) && !added.has(file) && !testFiles.includes(file));
  // If no test file has a record, each runs because it has none.
  if (unknown && relevant.length > 0 && records.size > 0)
    return { chosen: [...testFiles], reason: `no record has ${unknown}` };
  const changed = new Set(relevant);
  const isAffected = (testFile: string) => {
    const modules = Object.entries(records.get(testFile)?.modules ?? {});
    if (modules.length === 0) return true;
    return modules.some(([path, recorded]) => changed.has(path) || hash(path) !== recorded);
  };
  return { chosen: relevant.length > 0 ? testFiles.filter(isAffected) : [] };
}
