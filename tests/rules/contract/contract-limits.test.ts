/**
 * Finds limits, paths and patterns of the contract that the site or the mock repeats by hand. The compiler compares codes
 * and enum values with the contract, but not the 10 in "10개까지": visitors would read the old limit after a change.
 */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import contract from '#mocks/generated/contract.json' with { type: 'json' };
import { isGenerated, readTexts, type SourceFile } from '#tests/rules/support.ts';

type Node = Record<string, unknown>;

/** Returns the schemas and operations of the contract at any depth, without its examples. */
function nodesOf(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).filter(([key]) => key !== 'examples' && key !== 'example');
  return [node as Node, ...inner.flatMap(([, value]) => nodesOf(value))];
}

const nodes = nodesOf(contract);
const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
/** Returns the values of keywords. Every list and text may have the limits 0 and 1. */
const numbersOf = (keywords: string[], some = nodes) =>
  some.flatMap((node) => keywords.flatMap((keyword) => leavesOf(node[keyword]))).filter((value) => Number(value) > 1);
const files = nodes.filter(({ format }) => format === 'binary');
const texts = nodes.filter(({ format }) => format !== 'binary');
const bytes = [...numbersOf(['maxLength'], files), ...numbersOf(['x-max-body-bytes'])];

/** The numbers of each kind, and the units that follow them in texts. */
const limits: [units: string, numbers: unknown[]][] = [
  ['자리?', [...numbersOf(['minLength', 'maxLength'], texts), ...numbersOf(['x-digits'])]],
  ['개', numbersOf(['maxItems', 'default'])],
  ['MB', bytes.map((size) => Number(size) / 2 ** 20)],
  ['분', numbersOf(['x-valid-minutes', 'x-lock-minutes'])],
  ['[회번]', numbersOf(['x-max-attempts'])],
  ['원', numbersOf(['x-fees'])],
];
const patterns = nodes.map(({ pattern }) => String(pattern ?? '')).filter(({ length }) => length > 3);

function problemsIn({ path, text }: SourceFile): string[] {
  // openapi-fetch accepts only paths of the contract, as in `client.POST('/v1/front/login')`.
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\.(GET|POST)\(\s*'[^']+'/g, '');
  const repeated = limits.flatMap(([units, numbers]) =>
    [...code.matchAll(new RegExp(`(\\d[\\d,]*) ?(?:${units})`, 'g'))].flatMap(([match, number = '']) =>
      numbers.includes(Number(number.replaceAll(',', ''))) ? [match] : [],
    ),
  );
  const paths = code.match(/\/v1\/(front|common)\/\w+/g) ?? [];
  return [...repeated, ...paths, ...patterns.filter((pattern) => code.includes(`/${pattern}/`))].map(
    (value) => `${path} ${value}`,
  );
}

test.each([
  ["const hint = '6~20자의 영문, 숫자';", ['20자']],
  ["const text = '파일마다 10 MB, 모두 10개';", ['10개', '10 MB']],
  ["const text = '회원 200,000원';", ['200,000원']],
  ["client.POST('/v1/front/login', {}); open(`/v1/common/fileDownload`);", ['/v1/common/fileDownload']],
  ['const zipcode = /^\\d{5}$/;', ['^\\d{5}$']],
])('%s repeats %j of the contract', (text, values) => {
  expect(problemsIn({ path: 'a.ts', text })).toEqual(values.map((value) => `a.ts ${value}`));
});

test('the site and the mock take limits, paths and patterns from generated code', async () => {
  const sources = globSync('{src,mocks}/**/*.{ts,tsx}').filter((path) => !isGenerated(path) && !path.endsWith('.d.ts'));
  const problems = (await readTexts(sources.sort())).flatMap(problemsIn);
  const minutesOnFoot = ['src/content/directions.ts 5분', 'src/pages/about/sketch-map.tsx 5분'];
  expect(
    problems.filter((problem) => !minutesOnFoot.includes(problem)),
    'Import the value from src/api/generated: constants.ts, limits or bodies.',
  ).toEqual([]);
});
