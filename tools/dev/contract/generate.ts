/**
 * `npm run generate`: writes all files that are generated from the contract.
 * The files are first written to a scratch folder, which then replaces the old one. So a failure leaves no partial files.
 */

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generate as orval } from 'orval';
import ts from 'typescript';
import { orvalConfig, paths } from '#codegen.config.ts';
import { parseCommand } from '#tools/command/command-line.ts';
import { programCommand } from '#tools/command/package-program.ts';
import { findCalendarProblem } from './calendar-problems.ts';
import { changedReads } from './changed-reads.ts';
import { contractConstants } from './constants.ts';
import { operationTable } from './operation-table.ts';
import { responseShapes } from './response-shapes.ts';

const generated = [paths.client, paths.mocks];
const banner = '// Written by `npm run generate` from openapi/. Do not edit.\n';

/** Prints one line with the problem and its remedy, and ends the process with exit code 1. */
function exitWithError(message: string): never {
  console.error(`generate: ${message}`);
  process.exit(1);
}

const { values: options } = parseCommand('generate');
await mkdir('.cache', { recursive: true }).catch(({ message }: Error) => exitWithError(`${message}.`));
const scratch = await mkdtemp(join('.cache', 'codegen-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

type LintReport = { problems: { message: string; severity: string; location: LintLocation[] }[] };
type LintLocation = { source: { ref: string }; pointer?: string; start?: { line: number } };

/**
 * Returns the errors that Redocly reports for a contract, one for each example or other part, with file and line.
 * @param output a JSON report, or plain text if Redocly could not read the contract
 */
function lintErrors({ stdout, stderr }: { stdout: string; stderr: string }): string {
  const report: LintReport = stdout.includes('{') ? JSON.parse(stdout.slice(stdout.indexOf('{'))) : { problems: [] };
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) {
    const lines = stderr.split('\n').filter((line) => line.trim() && !line.startsWith('validating'));
    const text = lines.find((line) => line.startsWith('  - ')) ?? lines[0] ?? '';
    return `${options.contract}: ${text.replace(/^[\s-]+|[\s.]+$/g, '')}.`;
  }
  // Each reference to a file that does not parse is an error too.
  const unparsed = errors.filter(({ message }) => message.startsWith('Failed to parse'));
  const lines = new Map<string, string>();
  for (const {
    message,
    location: [location],
  } of unparsed.length > 0 ? unparsed : errors) {
    const file = location?.source.ref ?? options.contract;
    const line = location?.start ? `:${location.start.line}` : '';
    // A wrong value breaks each alternative of a schema. The first problem of an example names it.
    const owner = `${file}${location?.pointer?.replace(/(\/examples\/[^/]+|\/example)\/.*/, '$1') ?? line}`;
    if (!lines.has(owner)) lines.set(owner, `${file}${line}: ${message.split('\n')[0]}`);
  }
  return [...lines.values()].join('\n');
}

/**
 * Reads the contract as one object. A contract that cannot be parsed, that breaks a lint rule, or from which no complete
 * code can be generated ends the process.
 */
async function bundleContract(): Promise<object> {
  const redocly = (...args: string[]) =>
    promisify(execFile)(...programCommand(['redocly', ...args]), { maxBuffer: 2 ** 26 });
  const bundled = join(scratch, 'contract.json');
  const [lint] = await Promise.allSettled([
    redocly('lint', options.contract, '--format=json', '--max-problems=1000'),
    redocly('bundle', options.contract, '-o', bundled),
  ]);
  const contract: unknown = JSON.parse(await readFile(bundled, 'utf8').catch(() => 'null'));
  const isObject = typeof contract === 'object' && contract !== null;
  const extensionOf = (schema: string, extension: string): unknown =>
    Object(contract).components?.schemas?.[schema]?.[extension];
  const problem =
    lint.status === 'rejected'
      ? lintErrors(lint.reason)
      : (findCalendarProblem('x-fees', extensionOf('MemberType', 'x-fees')) ??
        findCalendarProblem('x-events', extensionOf('ConferenceName', 'x-events')));
  if (problem) return exitWithError(`${problem} Correct the contract; nothing was written.`);
  return isObject ? contract : exitWithError(`${options.contract} cannot be bundled; nothing was written.`);
}

/** Keeps the numbers of orval's limits for queries, so that a list which needs one number loads no zod. */
async function writeLimits(folder: string) {
  for (const file of await readdir(folder)) {
    const limits = (await readFile(join(folder, file), 'utf8')).match(/^export const \w+ = (?!.*zod\.).*$/gm) ?? [];
    await writeFile(join(folder, file), [banner.trim(), ...limits, ''].join('\n'));
  }
}

/** Writes all generated files to the scratch folder. */
async function writeGeneratedFiles(contract: object) {
  const target = (path: string) => join(scratch, path);
  await mkdir(target(paths.client), { recursive: true });
  await mkdir(target(paths.mocks), { recursive: true });
  for (const file of [paths.mutator, paths.mutationOptions]) await cp(file, target(file));

  const blob = ts.factory.createTypeReferenceNode('Blob');
  const schema = await openapiTypescript(structuredClone(contract) as never, {
    // openapi-typescript types a file as a string, but the code sends and reads it as a Blob.
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  await writeFile(target(`${paths.client}/schema.ts`), banner + astToString(schema));

  for (const config of Object.values(orvalConfig(join(scratch, 'contract.json'), scratch))) {
    await orval(config, undefined, { throwOnError: true, logLevel: 'error' });
  }

  await writeLimits(target(`${paths.client}/limits`));
  await rm(target(`${paths.mocks}/client.ts`));
  await writeFile(target(`${paths.mocks}/contract.json`), `${JSON.stringify(contract, null, 1)}\n`);
  await writeFile(target(`${paths.client}/constants.ts`), banner + contractConstants(contract as never));
  await writeFile(target(`${paths.client}/response-shapes.ts`), banner + responseShapes(contract as never));
  await writeFile(target(`${paths.client}/changed-reads.ts`), banner + changedReads(contract as never));
  await writeFile(target(`${paths.mocks}/operations.ts`), banner + operationTable(contract as never));
}

/** Returns the text of all files below a folder, by their path from this folder. */
async function readFilesBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const),
    ),
  );
}

/** Returns the paths of generated files that are changed, missing or left over. */
async function staleFiles(folder: string) {
  const target = join(options.into, folder);
  const [expected, present] = [await readFilesBelow(join(scratch, folder)), await readFilesBelow(target)];
  const names = new Set([...expected.keys(), ...present.keys()]);
  return [...names].filter((name) => expected.get(name) !== present.get(name)).map((name) => join(target, name));
}

/** Replaces a generated folder by its new version, with two renames. */
async function replaceFolder(folder: string) {
  const target = join(options.into, folder);
  await mkdir(dirname(target), { recursive: true });
  await rename(target, join(scratch, 'old')).catch(() => undefined);
  await rename(join(scratch, folder), target);
  await rm(join(scratch, 'old'), { recursive: true, force: true });
}

const contract = await bundleContract();
await writeGeneratedFiles(contract).catch((error: Error) => exitWithError(`${error.message} Nothing was written.`));
const written = await Promise.all(generated.map((folder) => readFilesBelow(join(scratch, folder))));
const count = written.reduce((sum, { size }) => sum + size, 0);
const stale = await Promise.all(generated.map(staleFiles));
const [first] = stale.flat().sort();

if (!options.check) {
  for (const [index, folder] of generated.entries())
    if (stale[index]?.length) await replaceFolder(folder).catch(({ message }: Error) => exitWithError(`${message}.`));
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`generate: ${count} files in ${seconds} s, ${stale.flat().length} changed.`);
} else if (first) {
  exitWithError(
    `${stale.flat().length} generated file(s) are stale, first ${first}. Run \`npm run generate\` and commit.`,
  );
} else {
  console.log(`generate: all ${count} generated files are fresh.`);
}
