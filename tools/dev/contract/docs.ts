/**
 * `npm run docs`: writes the contract as one HTML page that loads nothing from the network. The page begins with the
 * meaning of each code and with all assumptions, because the server's team needs these first.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseCommand } from '#tools/command/command-line.ts';
import { programCommand } from '#tools/command/package-program.ts';
import type { Contract } from './contract.ts';

const folder = '.cache/docs';
const [bundle, page] = [`${folder}/contract.json`, `${folder}/index.html`];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Escapes text for a cell of a Markdown table. */
const markdownCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
const markdownTable = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(markdownCell).join(' | ')} |`).join('\n');

/** Returns a Markdown table for each enum whose values have descriptions. */
const enumTables = ({ components }: Contract): string[] =>
  Object.entries(components.schemas).flatMap(([name, { 'x-enumDescriptions': descriptions }]) => {
    if (!isObject(descriptions)) return [];
    const rows = Object.entries(descriptions).map(([value, meaning]) => [`\`${value}\``, String(meaning)]);
    return [`## Values of ${name}\n\n${markdownTable(['value', 'meaning'], rows)}`];
  });

/** The keys of OpenAPI that do not help a reader to find an element. */
const keywords = /^(paths|components|schemas|properties|get|post|content|schema|requestBody|items|oneOf|allOf|\d+)$/;

/** Returns each `x-assumption` with its location in the order of the contract: the operation and the names of the fields. */
function collectAssumptions(element: unknown, names: readonly string[] = []): string[][] {
  if (!isObject(element)) return [];
  const { operationId, 'x-assumption': assumption } = element;
  const place = operationId === undefined ? names : [String(operationId)];
  const here = assumption === undefined ? [] : [[place.join(' · ') || 'everywhere', String(assumption)]];
  const below = Object.entries(element).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return [];
    return collectAssumptions(value, keywords.test(key) || key.includes('/') ? place : [...place, key]);
  });
  return [...here, ...below];
}

parseCommand('docs');
const contract: Contract = JSON.parse(await readFile('mocks/generated/contract.json', 'utf8'));
const assumptions = markdownTable(['location', 'assumption'], collectAssumptions(contract));
contract.info.description = [
  contract.info.description,
  ...enumTables(contract),
  `## Assumptions\n\n${assumptions}`,
].join('\n\n');
await mkdir(folder, { recursive: true });
await writeFile(bundle, JSON.stringify(contract));
const options = ['-o', page, '--inlineBundle', '--openapi.showExtensions=true'];
const [file, args] = programCommand(['redocly', 'build-docs', bundle, ...options]);
const { status, stderr } = spawnSync(file, args, { encoding: 'utf8' });
if (status !== 0) {
  console.error(`docs: ${stderr}`);
  process.exit(1);
}
// The page would load only Redocly's logo. Without it, the page shows the alternative text.
const html = await readFile(page, 'utf8');
await writeFile(page, html.replace(/https:\/\/cdn\.redoc\.ly\/[\w/.-]+/g, 'data:,'));
console.log(`docs: the contract is in ${page}.`);
