/**
 * `npm run generate`: writes all files that are generated from the contract.
 * The files are first written to a scratch folder, so that an error in the contract changes none of them.
 */

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
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
import type { Contract } from './contract.ts';
import { operationTable } from './operation-table.ts';
import { responseShapes } from './response-shapes.ts';

const banner = '// Written by `npm run generate` from openapi/. Do not edit.\n';

/** Prints one line with the problem and its remedy, and ends the process with exit code 1. */
function exitWithError(message: string): never {
  console.error(`generate: ${message}`);
  process.exit(1);
}

const exitWithProblem = ({ message }: Error) => exitWithError(`${message}.`);

const { values: options } = parseCommand('generate');
await mkdir('.cache', { recursive: true }).catch(exitWithProblem);
const scratch = await mkdtemp(join('.cache', 'codegen-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

type LintLocation = { source: { ref: string }; pointer?: string; start?: { line: number } };
type LintReport = { problems?: { message: string; severity: string; location: [LintLocation] }[] };

/**
 * Returns the errors that Redocly reports for a contract, one for each example or other part, with file and line.
 * @param output a JSON report, or plain text if Redocly could not read the contract
 */
function lintErrors({ stdout, stderr }: { stdout: string; stderr: string }): string {
  const { problems = [] }: LintReport = JSON.parse(/\{.*\}/s.exec(stdout)?.[0] ?? '{}');
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) {
    const lines = stderr.split('\n').filter((line) => line.trim() && !line.startsWith('validating'));
    const text = lines.find((line) => line.startsWith('  - ')) ?? lines[0] ?? '';
    return `${options.contract}: ${text.replace(/^[\s-]+|[\s.]+$/g, '')}.`;
  }
  // Each reference to a file that does not parse is an error too.
  const unparsed = errors.filter(({ message }) => message.startsWith('Failed to parse'));
  const lines = new Map<string, string>();
  for (const { message, location } of unparsed.length > 0 ? unparsed : errors) {
    const [{ source, pointer, start }] = location;
    // A wrong value breaks each alternative of a schema. The first problem of an example names it.
    const owner = source.ref + (pointer?.replace(/(\/examples\/[^/]+|\/example)\/.*/, '$1') ?? start?.line);
    if (!lines.has(owner)) lines.set(owner, `${source.ref}${start ? `:${start.line}` : ''}: ${message.split('\n')[0]}`);
  }
  return [...lines.values()].join('\n');
}

/**
 * Reads the contract as one object. A contract that cannot be parsed, that breaks a lint rule, or from which no complete
 * code can be generated ends the process.
 */
async function bundleContract(): Promise<Contract> {
  const redocly = (...args: string[]) =>
    promisify(execFile)(...programCommand(['redocly', ...args]), { maxBuffer: 2 ** 26 });
  const bundled = join(scratch, 'contract.json');
  const [lint] = await Promise.allSettled([
    redocly('lint', options.contract, '--format=json', '--max-problems=1000'),
    redocly('bundle', options.contract, '-o', bundled),
  ]);
  const contract: Contract | null = JSON.parse(await readFile(bundled, 'utf8').catch(() => 'null'));
  const { MemberType, ConferenceName } = contract?.components?.schemas ?? {};
  const problem =
    lint.status === 'rejected'
      ? lintErrors(lint.reason)
      : (findCalendarProblem('x-fees', MemberType?.['x-fees']) ??
        findCalendarProblem('x-events', ConferenceName?.['x-events']));
  if (problem) return exitWithError(`${problem} Correct the contract; nothing was written.`);
  return contract ?? exitWithError(`${options.contract} cannot be bundled; nothing was written.`);
}

/** Keeps the numbers of orval's limits for queries, so that a list which needs one number loads no zod. */
async function writeLimits(folder: string) {
  for (const file of await readdir(folder)) {
    const limits = (await readFile(join(folder, file), 'utf8')).match(/^export const \w+ = (?!.*zod\.).*$/gm) ?? [];
    await writeFile(join(folder, file), [banner.trim(), ...limits, ''].join('\n'));
  }
}

/** Writes all generated files to the scratch folder. */
async function writeGeneratedFiles(contract: Contract) {
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
  await writeFile(target(`${paths.client}/constants.ts`), banner + contractConstants(contract));
  await writeFile(target(`${paths.client}/response-shapes.ts`), banner + responseShapes(contract));
  await writeFile(target(`${paths.client}/changed-reads.ts`), banner + changedReads(contract));
  await writeFile(target(`${paths.mocks}/operations.ts`), banner + operationTable(contract));
}

/** Returns the text of all files below a folder, by their path from this folder. */
async function readFilesBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(async (file) => [relative(folder, file), await readFile(file, 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

const contract = await bundleContract();
await writeGeneratedFiles(contract).catch((error: Error) => exitWithError(`${error.message} Nothing was written.`));
let count = 0;
const stale = new Map<string, string | undefined>();
for (const folder of [paths.client, paths.mocks]) {
  const target = join(options.into, folder);
  const [expected, present] = [await readFilesBelow(join(scratch, folder)), await readFilesBelow(target)];
  count += expected.size;
  for (const name of new Set([...expected.keys(), ...present.keys()]))
    if (expected.get(name) !== present.get(name)) stale.set(join(target, name), expected.get(name));
}
const [first] = [...stale.keys()].sort();

if (!options.check) {
  for (const [file, text] of stale) {
    await mkdir(dirname(file), { recursive: true }).catch(exitWithProblem);
    await (text === undefined ? rm(file) : writeFile(file, text)).catch(exitWithProblem);
  }
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`generate: ${count} files in ${seconds} s, ${stale.size} changed.`);
} else if (first) {
  exitWithError(`${stale.size} generated file(s) are stale, first ${first}. Run \`npm run generate\` and commit.`);
} else {
  console.log(`generate: all ${count} generated files are fresh.`);
}
