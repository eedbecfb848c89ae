/**
 * Checks that globals of another environment are type errors. The tests add a line to a file in memory and check it in the
 * complete program of its configuration. This is necessary because a single package with the types of Node would allow
 * `process` in every file of the program.
 */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { configurations, messageText, ownersOf } from './type-configurations.ts';

/**
 * Checks a file that uses global variables, in the program of its configuration.
 * @returns the file, the code and the first sentence of each error
 */
function errorsOf(file: string, globals: string[]): string[] {
  const [owner = ''] = ownersOf(file);
  const config = configurations.get(owner);
  if (!config) throw new Error(`${file} is in no configuration.`);
  const path = resolve(file);
  const text = `${readFileSync(path, 'utf8')}\nexport const used = [${globals}];\n`;
  const host = ts.createCompilerHost(config.options);
  const readSource = host.getSourceFile;
  host.getSourceFile = (name, options, ...others) =>
    resolve(name) === path ? ts.createSourceFile(name, text, options) : readSource(name, options, ...others);
  const program = ts.createProgram(config.fileNames, config.options, host);
  const source = program.getSourceFile(path);
  if (!source) throw new Error(`${file} is not in the program of ${owner}.`);
  return program
    .getSemanticDiagnostics(source)
    .map(
      (error) =>
        `${relative('.', error.file?.fileName ?? '')}: TS${error.code} ${messageText(error).split(/\.(?: |$)/)[0]}`,
    );
}

test.each([
  ['src/lib/text/won.ts', ['document', 'window'], ["TS2591 Cannot find name 'process'"]],
  [
    'mocks/store/clock.ts',
    ['fetch', 'crypto'],
    ["TS2591 Cannot find name 'process'", "TS2584 Cannot find name 'document'", "TS2304 Cannot find name 'window'"],
  ],
  [
    'tools/dev/start/probe.ts',
    ['process', 'Buffer'],
    ["TS2584 Cannot find name 'document'", "TS2304 Cannot find name 'window'"],
  ],
])('in %s, globals of another environment are type errors', (file, allowed, errors) => {
  const missing = errors.map((error) => error.split("'")[1] ?? '');
  expect(errorsOf(file, [...allowed, ...missing])).toEqual(errors.map((error) => `${file}: ${error}`));
});
