import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createScratchFolder, runTool } from '#tests/rules/support.ts';

/** The operations of fixtures/new-operations.yaml. */
export const newOperations = ['getMemberCount', 'getCourses', 'getBrochure'];

/** Replaces the first occurrence of a text in a file. It throws if the file does not contain the text. */
export async function replaceInFile(file: string, text: string | RegExp, replacement: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(text, () => replacement);
  if (after === before) throw new Error(`${file} does not contain ${text}`);
  await writeFile(file, after);
}

/**
 * Copies the contract to a scratch folder.
 * @param onEnd registers the removal of the folder; by default it is removed when the test ends
 * @returns the scratch folder
 */
export async function copyContract(...onEnd: Parameters<typeof createScratchFolder>): Promise<string> {
  const folder = await createScratchFolder(...onEnd);
  await cp('openapi', join(folder, 'openapi'), { recursive: true });
  return folder;
}

/** Adds the operations of fixtures/new-operations.yaml to the contract in a scratch folder. */
export async function addNewOperations(folder: string): Promise<void> {
  await cp('tests/rules/fixtures/new-operations.yaml', join(folder, 'openapi/paths/new.yaml'));
  const paths = newOperations.map((name) => `  /v1/front/${name}:\n    $ref: paths/new.yaml#/${name}\n`);
  await replaceInFile(join(folder, 'openapi/openapi.yaml'), '\npaths:\n', `\npaths:\n${paths.join('')}`);
}

/** Generates the files of the contract in a scratch folder into this folder. */
export const generateCopy = (folder: string) =>
  runTool(
    'tsx',
    'tools/dev/contract/generate.ts',
    ...['--contract', join(folder, 'openapi/openapi.yaml'), '--into', folder],
  );
