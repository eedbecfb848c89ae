/**
 * `npm run types`: checks every TypeScript configuration that tsconfig.json lists. Several of them check the same imported
 * file, so an error is printed once. `tsc --build` would miss errors: it checks a configuration again only when a file that
 * the configuration itself lists has changed, and not when an imported file has. The compiler is TypeScript 7, which occupies
 * all cores; the package `typescript` stays at 5 for the generators, which need its API. A configuration with the name of a
 * folder in `purposes` is left out until the packages of this folder are installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parseCommand } from '#tools/command/command-line.ts';

const { only } = parseCommand('types').values;

/** Returns the packages of a purpose that are not installed. */
function missingPackages(purpose: string): string[] {
  const path = `purposes/${purpose}/package.json`;
  const names = existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8')).devDependencies) : [];
  return names.filter((name) => !existsSync(`node_modules/${name}`));
}

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const errors = new Set<string>();
for (const { path } of config.references) {
  const [, name = ''] = /tsconfig\.(\w+)\.json$/.exec(path) ?? [];
  if (only !== undefined && only !== name) continue;
  const missing = missingPackages(name);
  if (missing.length > 0) {
    console.log(`types: ${path} is not checked, because these packages are not installed: ${missing.join(', ')}.`);
    process.exitCode = only === undefined ? process.exitCode : 1;
    continue;
  }
  const parameters = [compiler, '--project', path, '--pretty', 'false'];
  const { status, stdout } = spawnSync(process.execPath, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
  // The further lines of an error begin with a space.
  for (const error of stdout.trim().split(/\n(?! )/)) errors.add(error);
}
errors.delete('');
for (const error of errors) console.log(error);
