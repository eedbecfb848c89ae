/**
 * Writes everything that comes from the contract: `npm run generate`.
 * With --check it writes nothing and exits 1 when a generated file is not what the contract gives.
 * --contract and --into name another contract and another place, for the tests.
 *
 * All is written to a scratch folder first and put in place at the end, so that a failure leaves nothing half-written.
 */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generate as orval } from 'orval';
import ts from 'typescript';
import { orvalConfig, paths } from '#codegen.config.ts';
import { operationTable } from './operation-table.ts';
import { responseShapes } from './response-shapes.ts';

const generated = [paths.client, paths.mocks];
const banner = '// Written by `npm run generate` from openapi/. Do not edit.\n';

/** Ends the run with one line that says what is wrong and what to do. */
function exitWithError(message: string): never {
  console.error(`generate: ${message}`);
  process.exit(1);
}

function parseCommandLine() {
  const check = { type: 'boolean', default: false } as const;
  const contract = { type: 'string', default: paths.contract } as const;
  const into = { type: 'string', default: '.' } as const;
  try {
    return parseArgs({ options: { check, contract, into } }).values;
  } catch (error) {
    return exitWithError(
      `${(error as Error).message.split('\n')[0]}. It takes --check, --contract <file> and --into <folder>.`,
    );
  }
}

const given = parseCommandLine();
await mkdir('.cache', { recursive: true });
const scratch = await mkdtemp(join('.cache', 'codegen-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

type LintReport = { problems: { message: string; severity: string; location: LintPlace[] }[] };
type LintPlace = { source: { ref: string }; start?: { line: number } };

/** The first thing that Redocly says about a contract that it refuses; a report, or text if it could not even begin. */
function firstLintError({ stdout, stderr }: { stdout: string; stderr: string }): string {
  const report: LintReport = stdout.includes('{') ? JSON.parse(stdout.slice(stdout.indexOf('{'))) : { problems: [] };
  const worst = report.problems.find((problem) => problem.severity === 'error');
  if (!worst) {
    const lines = stderr.split('\n').filter((line) => line.trim() && !line.startsWith('validating'));
    const text = lines.find((line) => line.startsWith('  - ')) ?? lines[0] ?? '';
    return `${given.contract}: ${text.replace(/^[\s-]+|[\s.]+$/g, '')}.`;
  }
  const [place] = worst.location;
  const where = place ? `${place.source.ref}${place.start ? `:${place.start.line}` : ''}` : given.contract;
  return `${where}: ${worst.message.split('\n')[0]}`;
}

/** The contract as one object. A contract that does not parse or breaks a rule ends the run. */
async function bundleContract(): Promise<object> {
  const redocly = (...args: string[]) => promisify(execFile)('redocly', args);
  await redocly('lint', given.contract, '--format=json').catch((error) =>
    exitWithError(`${firstLintError(error)} Mend the contract; nothing was written.`),
  );
  const bundled = join(scratch, 'contract.json');
  await redocly('bundle', given.contract, '-o', bundled);
  return JSON.parse(await readFile(bundled, 'utf8'));
}

/**
 * orval checks the length of a file, which has none, where the contract limits its bytes; and zod is told not to compile
 * code before its first schema is made.
 */
async function correctLimits(folder: string) {
  for (const [name, text] of await readFilesBelow(folder)) {
    const mended = text
      .replace(/(zod\.instanceof\((?:Blob|File)\)\.check\(\S*\s*zod\.)maxLength/g, '$1maxSize')
      .replace("import * as zod from 'zod/mini';", "import '#src/lib/no-eval.ts';\nimport * as zod from 'zod/mini';");
    await writeFile(join(folder, name), mended);
  }
}

async function writeGeneratedFiles(contract: object) {
  const target = (path: string) => join(scratch, path);
  await mkdir(target(paths.client), { recursive: true });
  await mkdir(target(paths.mocks), { recursive: true });
  await cp(paths.mutator, target(paths.mutator));

  const blob = ts.factory.createTypeReferenceNode('Blob');
  const schema = await openapiTypescript(structuredClone(contract) as never, {
    // A file is text for openapi-typescript; for those who send and read it, it is bytes.
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  await writeFile(target(`${paths.client}/schema.ts`), banner + astToString(schema));

  for (const options of Object.values(orvalConfig(join(scratch, 'contract.json'), scratch))) {
    await orval(options, undefined, { throwOnError: true, logLevel: 'error' });
  }

  await correctLimits(target(`${paths.client}/limits`));
  await rm(target(`${paths.mocks}/client.ts`));
  await writeFile(target(`${paths.mocks}/contract.json`), `${JSON.stringify(contract, null, 1)}\n`);
  await writeFile(target(`${paths.client}/response-shapes.ts`), banner + responseShapes(contract as never));
  await writeFile(target(`${paths.mocks}/operations.ts`), banner + operationTable(contract as never));
}

async function readFilesBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const),
    ),
  );
}

/** The generated files of one folder that are not what the contract gives: changed, missing or left over. */
async function staleFiles(folder: string) {
  const place = join(given.into, folder);
  const [wanted, present] = [await readFilesBelow(join(scratch, folder)), await readFilesBelow(place)];
  const names = new Set([...wanted.keys(), ...present.keys()]);
  return [...names].filter((name) => wanted.get(name) !== present.get(name)).map((name) => join(place, name));
}

/** Swaps the folder by two renames. */
async function replaceFolder(folder: string) {
  const place = join(given.into, folder);
  await mkdir(dirname(place), { recursive: true });
  await rename(place, join(scratch, 'old')).catch(() => undefined);
  await rename(join(scratch, folder), place);
  await rm(join(scratch, 'old'), { recursive: true, force: true });
}

const contract = await bundleContract();
await writeGeneratedFiles(contract).catch((error: Error) => exitWithError(`${error.message} Nothing was written.`));
const written = await Promise.all(generated.map((folder) => readFilesBelow(join(scratch, folder))));
const count = written.reduce((sum, { size }) => sum + size, 0);
const stale = await Promise.all(generated.map(staleFiles));
const [first] = stale.flat().sort();

if (!given.check) {
  for (const [index, folder] of generated.entries()) if (stale[index]?.length) await replaceFolder(folder);
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`generate: ${count} files in ${seconds} s, ${stale.flat().length} changed.`);
} else if (first) {
  exitWithError(
    `${stale.flat().length} generated file(s) are stale, first ${first}. Run \`npm run generate\` and commit.`,
  );
} else {
  console.log(`generate: all ${count} generated files are fresh.`);
}
