import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { society } from '#src/content/society.ts';
import { readTexts } from '#tools/environment/environment.ts';
import { adviceForPublication, missingForPublication } from '#tools/environment/publication.ts';

const contentFolder = 'src/content';

/**
 * Compares the configuration and the contents with what a published site needs.
 * @returns the lines that `--strict` refuses, and the lines of advice
 */
export async function checkPublication(): Promise<{ missing: string[]; advice: string[] }> {
  const { texts } = readTexts('production');
  const files = await readdir(contentFolder, { recursive: true, withFileTypes: true });
  const contents: Record<string, string> = {};
  for (const { parentPath, name } of files.filter((file) => file.isFile()))
    contents[join(parentPath, name).slice(contentFolder.length + 1)] = await readFile(join(parentPath, name), 'utf8');
  return {
    missing: missingForPublication(texts, { SITE_ORIGIN: society.origin }),
    advice: adviceForPublication(texts, contents),
  };
}

/** Prints the lines and ends the process with exit code 1, if there are any. */
export function requirePublication(missing: readonly string[]): void {
  for (const line of missing) console.error(`build: ${line}`);
  if (missing.length > 0) process.exit(1);
}

/** Prints what is missing and the advice after a build. */
export function printPublication(missing: readonly string[], advice: readonly string[]): void {
  if (missing.length > 0) console.log('build: not ready for publication. npm run build -- --strict refuses:');
  for (const line of missing) console.log(`  ${line}`);
  if (advice.length > 0) console.log('build: before publication, check:');
  for (const line of advice) console.log(`  ${line}`);
}
