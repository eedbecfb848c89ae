import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runs } from '#tools/dev/test/steps.ts';

/** The projects of Vitest that the runs start. */
const projects = Object.values(runs)
  .flat(2)
  .flatMap(({ command }) => /^vitest run --project (\S+)/.exec(command)?.[1] ?? []);

/** Returns the folders of tests/ with files that match a pattern. */
const foldersWith = (pattern: string) => [
  ...new Set(globSync(`tests/*/**/*${pattern}`).map((path) => path.split('/')[1])),
];

test.each(Object.entries(runs))('the steps of the %s run have different names', (_, stages) => {
  const names = stages.flat().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('every test file belongs to a step', () => {
  const quick = foldersWith('.test.{ts,tsx}').map((folder) => (folder === 'faults' ? 'faults-sample' : folder));
  expect(projects).toEqual(expect.arrayContaining(quick));
  const full = foldersWith('.full.test.{ts,tsx}').map((folder) => `${folder}-full`);
  expect([...new Set(projects)].filter((name) => name.endsWith('-full')).sort()).toEqual(full.sort());
});
