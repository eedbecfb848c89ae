/**
 * Checks that each file belongs to one TypeScript configuration, and that globals of another environment are type errors.
 * The tests add a line to a file in memory and check it in the complete program of its configuration. This is necessary
 * because a single package with the types of Node would allow `process` in every file of the program.
 */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow } from './support.ts';

const messageText = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, '\n');

/**
 * Reads a TypeScript configuration.
 * @throws Error with TypeScript's message if it is missing or malformed
 */
function readConfiguration(path: string): ts.ParsedCommandLine {
  const onUnRecoverableConfigFileDiagnostic = (problem: ts.Diagnostic) => {
    throw new Error(messageText(problem));
  };
  const config = ts.getParsedCommandLineOfConfigFile(path, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic });
  const [problem] = config?.errors ?? [];
  if (!config || problem) throw new Error(`${path}: ${problem ? messageText(problem) : 'not found'}`);
  return config;
}

const configurations = new Map(
  (readConfiguration('tsconfig.json').projectReferences ?? []).map(({ path }) => [
    relative('.', path),
    readConfiguration(path),
  ]),
);

/** Returns the names of the configurations that list a file. */
const ownersOf = (file: string) =>
  [...configurations].filter(([, { fileNames }]) => fileNames.includes(resolve(file))).map(([name]) => name);

/** Returns the files that belong to no configuration, or to more than one. A declaration file may belong to several. */
const misplacedFiles = (files: string[]) =>
  files
    .map((file) => ({ file, owners: ownersOf(file) }))
    .filter(({ file, owners }) => owners.length === 0 || (owners.length > 1 && !file.endsWith('.d.ts')))
    .map(({ file, owners }) => `${file}: ${owners.join(', ') || 'in no configuration'}`);

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

test('each file belongs to one configuration', async () => {
  const files = (await filesBelow()).filter((path) => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  expect(misplacedFiles(files)).toEqual([]);
});

test('a file in no configuration and a file in two are reported', () => {
  expect(misplacedFiles(['new-folder/file.ts'])).toEqual(['new-folder/file.ts: in no configuration']);
  const node = configurations.get('tsconfig.node.json');
  const file = resolve('src/main.tsx');
  node?.fileNames.push(file);
  expect(misplacedFiles(['src/main.tsx'])).toEqual(['src/main.tsx: tsconfig.browser.json, tsconfig.node.json']);
  node?.fileNames.splice(node.fileNames.indexOf(file), 1);
});

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
