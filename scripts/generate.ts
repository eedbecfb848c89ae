/**
 * Writes everything that comes from the contract: `npm run generate`.
 * With --check it writes nothing and exits 1 when a generated file is not what the contract gives.
 *
 * All is written to a scratch folder first and put in place at the end, so that a failure leaves nothing half-written.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generate as orval } from 'orval';
import { orvalConfig, paths } from '../codegen.config';
import { operationTable } from './operation-table';

const scratch = join('.cache', 'codegen');
const generated = [paths.client, paths.mocks];
const banner = '// Written by `npm run generate` from openapi/. Do not edit.\n';

/** Ends the run with one line that says what is wrong and what to do. */
function fail(message: string): never {
  console.error(`generate: ${message}`);
  process.exit(1);
}

type LintReport = { problems: { message: string; severity: string; location: LintPlace[] }[] };
type LintPlace = { source: { ref: string }; start?: { line: number } };

/** The contract as one object. A contract that does not parse or breaks a rule ends the run. */
async function readContract(): Promise<object> {
  const redocly = (...args: string[]) => promisify(execFile)('redocly', args);
  const report: LintReport = await redocly('lint', paths.contract, '--format=json').then(
    () => ({ problems: [] }),
    (error: { stdout: string }) => JSON.parse(error.stdout.slice(error.stdout.indexOf('{'))),
  );
  const worst = report.problems.find((problem) => problem.severity === 'error');
  if (worst) {
    const [place] = worst.location;
    const where = place ? `${place.source.ref}${place.start ? `:${place.start.line}` : ''}` : paths.contract;
    fail(`${where}: ${worst.message.split('\n')[0]} Mend the contract; nothing was written.`);
  }
  const bundled = join(scratch, 'contract.json');
  await redocly('bundle', paths.contract, '-o', bundled);
  return JSON.parse(await readFile(bundled, 'utf8'));
}

async function write(contract: object) {
  const target = (path: string) => join(scratch, path);
  await mkdir(target(paths.client), { recursive: true });
  await mkdir(target(paths.mocks), { recursive: true });
  await cp(paths.mutator, target(paths.mutator));

  const schema = astToString(await openapiTypescript(structuredClone(contract) as never));
  await writeFile(target(`${paths.client}/schema.ts`), banner + schema);

  for (const options of Object.values(orvalConfig(join(scratch, 'contract.json'), scratch))) {
    await orval(options, undefined, { throwOnError: true, logLevel: 'error' });
  }

  await rm(target(`${paths.mocks}/client.ts`));
  await writeFile(target(`${paths.mocks}/contract.json`), `${JSON.stringify(contract, null, 1)}\n`);
  const table = operationTable(contract as never);
  await writeFile(target(`${paths.client}/operations.ts`), banner + table.client);
  await writeFile(target(`${paths.mocks}/operations.ts`), banner + table.mocks);
}

async function filesBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const),
    ),
  );
}

async function staleFiles() {
  const stale: string[] = [];
  for (const folder of generated) {
    const [wanted, present] = [await filesBelow(join(scratch, folder)), await filesBelow(folder)];
    for (const name of new Set([...wanted.keys(), ...present.keys()])) {
      if (wanted.get(name) !== present.get(name)) stale.push(join(folder, name));
    }
  }
  return stale.sort();
}

const started = performance.now();
await rm(scratch, { recursive: true, force: true });
const contract = await readContract();
await write(contract).catch((error: Error) => fail(`${error.message} Nothing was written.`));
const stale = await staleFiles();

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    fail(`${stale.length} generated file(s) are stale, first ${stale[0]}. Run \`npm run generate\` and commit.`);
  }
  console.log('generate: every generated file is fresh.');
} else {
  for (const folder of generated) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true });
    await cp(join(scratch, folder), folder, { recursive: true });
  }
  const all = await Promise.all(generated.map(filesBelow));
  const lines = all.flatMap((files) => [...files.values()]).reduce((sum, text) => sum + text.split('\n').length, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`generate: ${lines} lines in ${seconds} s, ${stale.length} file(s) changed.`);
}
await rm(scratch, { recursive: true, force: true });
