/**
 * `npm run docs`: the contract as one page to read, which asks nobody for anything. Before it come the codes with their
 * meanings and everything that was decided here, as those are what a server's team looks for first.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';

type Json = Record<string, unknown>;
type Contract = { info: { description: string }; components: { schemas: Record<string, Json> } };

const contractFile = 'openapi/openapi.yaml';
const { values } = parseArgs({ options: { into: { type: 'string', default: '.cache/docs' } } });
const bundle = join(values.into, 'contract.json');
const page = join(values.into, 'index.html');

const isJsonObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** A cell of a table in Markdown. */
const markdownCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
const markdownTable = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(markdownCell).join(' | ')} |`).join('\n');

/** Every enum that says what its values mean, with those meanings. */
function enumTables({ components }: Contract): string[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => {
    const said = schema['x-enumDescriptions'];
    if (!isJsonObject(said)) return [];
    const rows = Object.entries(said).map(([value, meaning]) => [`\`${value}\``, String(meaning)]);
    return [`## Values of ${name}\n\n${markdownTable(['value', 'meaning'], rows)}`];
  });
}

/** Where a part of the contract is, as its reader would say it. */
function schemaLocation(keys: string[], holders: Json[]): string {
  const operation = holders.findLast((holder) => typeof holder.operationId === 'string');
  const passing = /^(paths|components|schemas|properties|get|post|content|schema|requestBody|items|oneOf|allOf|\d+)$/;
  const names = keys.filter((key) => !passing.test(key) && !key.startsWith('/') && !key.includes('/'));
  return [...(operation ? [String(operation.operationId)] : []), ...names].join(' · ') || 'everywhere';
}

/** Each `x-assumption` with its place, in the order of the contract. */
function collectAssumptions(part: unknown, keys: string[] = [], holders: Json[] = []): string[][] {
  if (!isJsonObject(part)) return [];
  const path = [...holders, part];
  const own = part['x-assumption'];
  const here = own === undefined ? [] : [[schemaLocation(keys, path), String(own)]];
  const below = Object.entries(part).filter(([key]) => key !== 'example' && key !== 'examples');
  return [...here, ...below.flatMap(([key, value]) => collectAssumptions(value, [...keys, key], path))];
}

async function main(): Promise<void> {
  const redocly = (...args: string[]) => promisify(execFile)('redocly', args, { maxBuffer: 2 ** 26 });
  await mkdir(values.into, { recursive: true });
  await redocly('bundle', contractFile, '-o', bundle);
  const contract: Contract = JSON.parse(await readFile(bundle, 'utf8'));
  const decided = collectAssumptions(contract);
  contract.info.description = [
    contract.info.description,
    ...enumTables(contract),
    `## Decided here\n\n${markdownTable(['where', 'what'], decided)}`,
  ].join('\n\n');
  await writeFile(bundle, JSON.stringify(contract));
  await redocly('build-docs', bundle, '-o', page, '--inlineBundle', '--openapi.showExtensions=true');

  const html = await readFile(page, 'utf8');
  // The one thing that the page would fetch is the mark of its maker; without it, its words stand there.
  await writeFile(page, html.replace(/https:\/\/cdn\.redoc\.ly\/[\w/.-]+/g, 'data:,'));
  const megabytes = ((await stat(page)).size / 2 ** 20).toFixed(1);
  console.log(`docs: ${page} (${megabytes} MB, ${decided.length} decisions), ${pathToFileURL(resolve(page))}`);
}

await main().catch((error: Error & { stderr?: string }) => {
  const why = error.stderr?.split('\n').find((line) => /error|fail/i.test(line)) ?? error.message;
  console.error(`docs: ${why.trim()}. Mend the contract: npm run lint:contract says more.`);
  process.exitCode = 1;
});
