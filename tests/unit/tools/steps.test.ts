import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, test } from 'vitest';
import { runs } from '#tools/dev/test/steps.ts';

/** Returns the projects of Vitest that a run starts. */
const projectsOf = (run: string) =>
  (runs[run] ?? [])
    .flat()
    .flatMap(({ command }) => [...command.join(' ').matchAll(/--project (\S+)/g)].map(([, name = '']) => name));

/** Returns the folders of tests/ and packages/ with test files whose text has a beginning. */
const foldersWith = (beginning: RegExp) => {
  const files = globSync('{tests,packages}/*/**/*.test.{ts,tsx}');
  const found = files.filter((path) => beginning.test(readFileSync(path, 'utf8')));
  return [...new Set(found.map((path) => path.split(sep)[1]))];
};

// As a text, this would give this file the tag itself.
const slow = /^\/\/ @module-tag slow/;

test('every test file belongs to a step, and every slow one to a step that runs slow tests', () => {
  const all = Object.keys(runs).flatMap(projectsOf);
  expect(all).toEqual(expect.arrayContaining([...foldersWith(/^/), 'faults', 'audit-browser']));
  expect([...projectsOf('full'), ...projectsOf('nightly')]).toEqual(expect.arrayContaining(foldersWith(slow)));
});
