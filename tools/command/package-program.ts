import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The packages of the programs that commands start. */
const packageOf: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  knip: 'knip',
  playwright: '@playwright/test',
  prism: '@stoplight/prism-cli',
  redocly: '@redocly/cli',
  stryker: '@stryker-mutator/core',
  vitest: 'vitest',
};

/**
 * Returns the command line that starts a program of an installed package on this version of Node. Windows cannot start the
 * files of node_modules/.bin without a shell. `node` and programs of the system stay.
 * @throws Error if the package is not installed
 */
export function programCommand([program = '', ...args]: readonly string[]): [file: string, args: string[]] {
  if (program === 'node') return [process.execPath, args];
  const name = packageOf[program];
  if (name === undefined) return [program, args];
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined)
    throw new Error(`the package ${name} is not installed. Run npm ci, which installs all packages.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return [process.execPath, [join(dirname(manifest), typeof bin === 'string' ? bin : bin[program]), ...args]];
}
