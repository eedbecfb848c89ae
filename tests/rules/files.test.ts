import { describe, expect, test } from 'vitest';
import { filesBelow, isGenerated, readTexts } from './support.ts';

// A developer's own .env files are not part of the repository.
const isText = (path: string) =>
  /\.(tsx?|m?js|json|css|html|ya?ml|md|svg)$|(^|\/)(\.[a-z]+|\.env\.example|LICENSE|run)$/.test(path) &&
  path !== '.env';
const isCode = (path: string) => /\.(tsx?|m?js)$/.test(path);
const all = await readTexts((await filesBelow()).filter(isText));
const code = all.filter(({ path }) => isCode(path) && !isGenerated(path) && !path.endsWith('mockServiceWorker.js'));

/** Returns the lines that match a pattern, as path:line. */
function placesWith(files: typeof all, pattern: RegExp) {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

test('the rules read all folders of the repository', () => {
  const folders = new Set(code.map(({ path }) => path.split('/')[0]));
  expect([...folders]).toEqual(
    expect.arrayContaining(['src', 'mocks', 'packages', 'tools', 'tests', 'e2e', 'openapi']),
  );
  expect(code.length).toBeGreaterThan(100);
});

test('no index file of src re-exports other files', () => {
  expect(code.filter(({ path }) => /^src\/(.*\/)?index\.tsx?$/.test(path)).map(({ path }) => path)).toEqual([]);
});

/** The files that may skip tests, because the machine or the thread cannot run them. */
const filesThatSkip = [
  // The setup names the engine that is missing.
  'e2e/engines/test.ts',
  // The setup names nginx, if it is missing.
  'tests/support/nginx.ts',
  // Worker threads cannot change the time zone.
  'tests/unit/lib/time-window.test.ts',
];

test('no test is skipped or runs alone, except in the listed files', () => {
  const pattern = /\b(test|it|describe|info)\.(ski[p](If)?|onl[y]|tod[o]|fixm[e])\b/;
  const found = code.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(found.sort()).toEqual(filesThatSkip);
});

describe('no file has', () => {
  // The brackets prevent these patterns from matching this file.
  test.each([
    ['an open task', /\b(TO[D]O|FIXM[E]|XX[X])\b/],
    ['a disabled type check', /@ts-(ignor[e]|nochec[k])|\bas an[y]\b|<an[y]>/],
    ['a sleep', /\bwaitForTimeou[t]\b/],
  ])('%s', (_, pattern) => {
    expect(placesWith(code, pattern)).toEqual([]);
  });

  test.each([
    ['a document that is not in the repository', /\b(specification|design|exemplars)\.m[d]\b/],
    ['a section of such a document', /\b(spec|specification|design)( section)? \d+\.?\d*\b/i],
    ['the address of a package registry', /registry\.(npmjs|yarnpkg|npmmirror)|\bverdacci[o]\b/],
    ['a path of one machine', /(^|[\s'"`(=:])\/(work|home|root|Users)\/|[A-Z]:\\Users/],
  ])('%s', (_, pattern) => {
    expect(placesWith(all, pattern)).toEqual([]);
  });
});
