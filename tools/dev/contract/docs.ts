/**
 * `npm run docs`: writes the contract as one HTML page that loads nothing from the network. The page begins with the
 * meaning of each code and with all assumptions, because the server's team needs these first.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parseCommand } from '#tools/command/command-line.ts';
import { programCommand } from '#tools/command/package-program.ts';

type Json = Record<string, unknown>;
type Contract = { info: { description: string }; components: { schemas: Record<string, Json> } };

const contractFile = 'openapi/openapi.yaml';
const { values } = parseCommand('docs');
const bundle = join(values.into, 'contract.json');
const page = join(values.into, 'index.html');

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Escapes text for a cell of a Markdown table. */
const markdownCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
const markdownTable = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(markdownCell).join(' | ')} |`).join('\n');

/** Returns a Markdown table for each enum whose values have descriptions. */
function enumTables({ components }: Contract): string[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => {
    const descriptions = schema['x-enumDescriptions'];
    if (!isObject(descriptions)) return [];
    const rows = Object.entries(descriptions).map(([value, meaning]) => [`\`${value}\``, String(meaning)]);
    return [`## Values of ${name}\n\n${markdownTable(['value', 'meaning'], rows)}`];
  });
}

/**
 * Describes the location of an element of the contract for its readers.
 * @param keys the keys from the root to the element
 * @param holders the objects from the root to the element
 * @returns the operation and the names of the fields, without the keywords of OpenAPI
 */
function schemaLocation(keys: string[], holders: Json[]): string {
  const operation = holders.findLast((holder) => typeof holder.operationId === 'string');
  const keywords = /^(paths|components|schemas|properties|get|post|content|schema|requestBody|items|oneOf|allOf|\d+)$/;
  const names = keys.filter((key) => !keywords.test(key) && !key.startsWith('/') && !key.includes('/'));
  return [...(operation ? [String(operation.operationId)] : []), ...names].join(' · ') || 'everywhere';
}

/** Returns each `x-assumption` with its location, in the order of the contract. */
function collectAssumptions(element: unknown, keys: string[] = [], holders: Json[] = []): string[][] {
  if (!isObject(element)) return [];
  const path = [...holders, element];
  const assumption = element['x-assumption'];
  const here = assumption === undefined ? [] : [[schemaLocation(keys, path), String(assumption)]];
  const below = Object.entries(element).filter(([key]) => key !== 'example' && key !== 'examples');
  return [...here, ...below.flatMap(([key, value]) => collectAssumptions(value, [...keys, key], path))];
}

async function main(): Promise<void> {
  const redocly = (...args: string[]) =>
    promisify(execFile)(...programCommand(['redocly', ...args]), { maxBuffer: 2 ** 26 });
  await mkdir(values.into, { recursive: true });
  await redocly('bundle', contractFile, '-o', bundle);
  const contract: Contract = JSON.parse(await readFile(bundle, 'utf8'));
  const assumptions = collectAssumptions(contract);
  contract.info.description = [
    contract.info.description,
    ...enumTables(contract),
    `## Assumptions\n\n${markdownTable(['location', 'assumption'], assumptions)}`,
  ].join('\n\n');
  await writeFile(bundle, JSON.stringify(contract));
  await redocly('build-docs', bundle, '-o', page, '--inlineBundle', '--openapi.showExtensions=true');

  const html = await readFile(page, 'utf8');
  // The page would load only Redocly's logo. Without it, the page shows the alternative text.
  await writeFile(page, html.replace(/https:\/\/cdn\.redoc\.ly\/[\w/.-]+/g, 'data:,'));
  const megabytes = ((await stat(page)).size / 2 ** 20).toFixed(1);
  console.log(`docs: ${page} (${megabytes} MB, ${assumptions.length} assumptions), ${pathToFileURL(resolve(page))}`);
}

await main().catch((error: Error & { stderr?: string }) => {
  const reason = error.stderr?.split('\n').find((line) => /error|fail/i.test(line)) ?? error.message;
  console.error(`docs: ${reason.trim()}. Correct the contract; npx redocly lint openapi/openapi.yaml shows details.`);
  process.exitCode = 1;
});
