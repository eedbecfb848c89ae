import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractOperation, operationIds, resolveReference, type Schema } from '#mocks/http/document.ts';
import { BoardType } from '#src/api/generated/model/boardType.ts';

/** Fields of the contract that the site does not use, with the reason. */
const unusedFields: Readonly<Record<string, string>> = {
  annual_fee: 'The site has the fees of each year from the contract.',
  registration_fee: 'The site has the fees of each year from the contract.',
};

/** The text of hand-written files of the site, without comments. */
const textOf = (files: string) =>
  globSync(files, { exclude: (name) => name === 'generated' })
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');
const wordsOf = (text: string) => new Set(text.match(/\w+/g));
const site = textOf('src/**/*.{ts,tsx}');
const words = wordsOf(site);
const boardWords = wordsOf(textOf('src/features/boards/*.{ts,tsx}'));
/** What the site imports from generated code, and the paths that it requests with the typed client. */
const calls = wordsOf(
  (site.match(/import \{[^}]*\} from '[^']*\/generated\/|\.(?:GET|POST)\(\s*'[^']+'/g) ?? []).join(),
);

/** Returns the names of all properties in a schema. */
function propertyNames(part: Schema, visited = new Set<Schema>()): string[] {
  const schema = resolveReference(part);
  if (visited.has(schema)) return [];
  visited.add(schema);
  const inner = Object.values(schema).flatMap((value) => (typeof value === 'object' && value !== null ? [value] : []));
  const names = Object.keys(schema.properties ?? {});
  return [...names, ...inner.flatMap((value) => propertyNames(value as Schema, visited))];
}

/**
 * Returns whether the site uses a field. One folder reads all boards by the same code, without the type in the name of a
 * field (`notice_title`). The short names that remain, such as `title`, stand in other files too.
 */
function isUsed(name: string): boolean {
  const [, boardField] = new RegExp(`^(?:${Object.values(BoardType).join('|')})_(\\w+)`).exec(name) ?? [];
  return boardField ? boardWords.has(boardField) : words.has(name);
}

test.each(operationIds)('the site sends or reads each field of %s', (id) => {
  const { requestBody, responses, parameters = [] } = contractOperation(id);
  const success = responses['200'] ? resolveReference(responses['200']) : {};
  const contents = [requestBody?.content ?? {}, success.content ?? {}].flatMap((content) => Object.values(content));
  const names = [
    ...parameters.map((parameter) => resolveReference(parameter).name),
    ...contents.flatMap(({ schema }) => propertyNames(schema)),
  ];
  const unused = names.filter((name) => !isUsed(name) && !Object.hasOwn(unusedFields, name));
  expect(unused, `Send or show the field, or list it with the reason in tests/contract/used-fields.test.ts.`).toEqual(
    [],
  );
});

// No tool reports an unused export of generated code.
test.each(operationIds)('the site calls %s', (id) => {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  const ways = [id, `use${name}`, `get${name}QueryOptions`, `get${name}Url`];
  expect(
    ways.filter((way) => calls.has(way)),
    `Call use${name} in a page or a feature.`,
  ).not.toEqual([]);
});

test('a field of a board is unused if only other files of the site have its short name', () => {
  expect(words).toContain('summary');
  expect([isUsed('notice_summary'), isUsed('notice_title')]).toEqual([false, true]);
});
