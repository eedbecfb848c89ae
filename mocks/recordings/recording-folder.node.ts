import { existsSync, mkdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { operationIds } from '#mocks/http/document.ts';
import { type RecordedScenario, type RecordedStore, recordedNamePattern } from './recorded-scenarios.ts';

/** The folder of recordings, unless a command names another one. */
export const defaultRecordings = 'recordings';

/** Reads a scenario. The file may be of another version, or changed by hand. @returns null for another content */
async function readScenario(folder: string, operation: string, name: string): Promise<RecordedScenario | null> {
  if (!recordedNamePattern.test(name)) return null;
  try {
    const value = JSON.parse(await readFile(join(folder, operation, `${name}.json`), 'utf8'));
    const isScenario = value?.operation === operation && typeof value.status === 'number' && value.type;
    return isScenario ? { ...value, name } : null;
  } catch {
    return null;
  }
}

async function namesIn(folder: string, operation: string): Promise<string[]> {
  const files = await readdir(join(folder, operation)).catch(() => []);
  return files.flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [])).sort();
}

/** Returns all scenarios of a folder. Files with another content are left out. */
export async function recordedScenariosIn(folder: string): Promise<RecordedScenario[]> {
  const operations = operationIds.map(async (operation) => {
    const scenarios = [];
    for (const name of await namesIn(folder, operation)) scenarios.push(await readScenario(folder, operation, name));
    return scenarios;
  });
  return (await Promise.all(operations)).flat().filter((scenario) => scenario !== null);
}

/** Returns the store of a folder. Each call reads the files, so a new recording needs no restart. */
export const recordedFiles = (folder: string): RecordedStore => ({
  list: () => recordedScenariosIn(folder),
  read: (operation, name) => readScenario(folder, operation, name),
});

/**
 * Creates a folder with those above it. The option `recursive` of Node never ends below /proc.
 * @throws Error of the file system
 */
export function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another recording may have created the folder in the meantime.
    if (!existsSync(folder)) throw error;
  }
}

/** Returns the line for a folder in which nothing can be written. */
export function unwritableMessage(folder: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `${folder} cannot be written (${reason}). Choose another folder.`;
}

/**
 * Writes a scenario.
 * @returns whether the name was free; another scenario of this name stays
 * @throws Error of the file system
 */
export async function writeScenario(folder: string, scenario: RecordedScenario): Promise<boolean> {
  const { operation, name } = scenario;
  createFolder(join(folder, operation));
  try {
    await writeFile(join(folder, operation, `${name}.json`), `${JSON.stringify(scenario, null, 2)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
