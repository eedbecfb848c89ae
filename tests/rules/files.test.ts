/** Finds words that no linter knows: open tasks, and what exists on the machine of one developer alone. */
import { expect, test } from 'vitest';
import { filesBelow, isGenerated, readTexts } from './support.ts';

// A developer's own .env files are not part of the repository.
const isText = (path: string) =>
  /\.(tsx?|m?js|json|css|html|ya?ml|md|svg)$|(^|\/)(\.[a-z]+|\.env\.example|LICENSE|run)$/.test(path) &&
  path !== '.env';
const isCode = (path: string) =>
  /\.(tsx?|m?js)$/.test(path) && !isGenerated(path) && !path.endsWith('mockServiceWorker.js');
const files = await readTexts((await filesBelow()).filter(isText));

// The brackets prevent these patterns from matching this file.
test.each([
  ['an open task', /\b(TO[D]O|FIXM[E]|XX[X])\b/, isCode],
  ['a disabled type check of a whole file', /@ts-nochec[k]/, isCode],
  ['a document that is not in the repository', /\b(specification|design|exemplars)(\.m[d]| \d+\.\d+)\b/i, isText],
  ['the address of a package registry', /registry\.(npmjs|yarnpkg|npmmirror)|\bverdacci[o]\b/, isText],
  ['a path of one machine', /(^|[\s'"`(=:])\/(work|home|root|Users)\/|[A-Z]:\\Users/, isText],
])('no file has %s', (_, pattern, isRead) => {
  const read = files.filter(({ path }) => isRead(path));
  expect(read.length).toBeGreaterThan(500);
  const places = read.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(places, `Remove ${pattern} there: finish the task, correct the type, or write it for every machine.`).toEqual(
    [],
  );
});
