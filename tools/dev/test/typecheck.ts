/**
 * `npm run types`: checks every TypeScript configuration that tsconfig.json lists. Several of them check the same imported
 * file, so an error is printed once. `tsc --build` would miss errors: it checks a configuration again only when a file that
 * the configuration itself lists has changed, and not when an imported file has. The compiler is TypeScript 7, which occupies
 * all cores; the package `typescript` stays at 5 for the generators, which need its API.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parseCommand } from '#tools/command/command-line.ts';

parseCommand('types');

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const errors = new Set<string>();
for (const { path } of config.references) {
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
