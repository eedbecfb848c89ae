import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, test } from 'vitest';
import { runs } from '#tools/dev/test/steps.ts';

/** The projects of Vitest that the runs start. */
const projects = Object.values(runs)
  .flat(2)
  .flatMap(({ command }) => [...command.join(' ').matchAll(/--project (\S+)/g)].map(([, name = '']) => name));

/** Returns the folders of tests/ and packages/ with files that match a pattern. */
const foldersWith = (pattern: string) => [
  ...new Set(globSync(`{tests,packages}/*/**/*${pattern}`).map((path) => path.split(sep)[1])),
];

test.each(Object.entries(runs))('the steps of the %s run have different names', (_, stages) => {
  const names = stages.flat().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('every test file belongs to a step', () => {
  expect(projects).toEqual(expect.arrayContaining([...foldersWith('.test.{ts,tsx}'), 'faults', 'audit-browser']));
  const full = foldersWith('.full.test.{ts,tsx}').map((folder) => `${folder}-full`);
  expect([...new Set(projects)].filter((name) => name.endsWith('-full')).sort()).toEqual(full.sort());
});
