import { expect, test } from 'vitest';
import { bundlerGroups, type ModuleGroup, unmatchedPaths } from '#tools/build/module-groups.ts';

const groups: ModuleGroup[] = [
  { name: 'site', priority: 2, modules: ['src/lib/date.ts', 'node_modules/zod/'] },
  { name: 'forms', priority: 1, modules: ['src/forms/site-form.tsx'] },
];
const ids = ['/project/src/lib/date.ts', '/project/node_modules/zod/mini/index.js', '/project/src/forms/site-form.tsx'];

test('a build with a module for each path of the groups has no problem', () => {
  expect(unmatchedPaths(groups, ids)).toEqual([]);
});

test('a path whose file was renamed is reported with its group', () => {
  expect(unmatchedPaths(groups, [...ids.slice(1), '/project/src/lib/dates.ts'])).toEqual([
    'The group "site" in vite.config.ts has src/lib/date.ts, which is no module of the site. Correct the path.',
  ]);
});

test('a file is matched as a whole, and a folder with all of its files', () => {
  const [site] = bundlerGroups(groups);
  const isMatched = (id: string) => site?.test.test(id) ?? false;
  expect(ids.map(isMatched)).toEqual([true, true, false]);
  expect(['/project/src/lib/update.ts', '/project/src/lib/date.tsx', '/project/src/lib/dateXts'].some(isMatched)).toBe(
    false,
  );
});
