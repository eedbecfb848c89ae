import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './support.ts';
import { configurations, ownersOf } from './type-configurations.ts';

/** Returns the files that belong to no configuration, or to more than one. A declaration file may belong to several. */
const misplacedFiles = (files: string[]) =>
  files
    .map((file) => ({ file, owners: ownersOf(file) }))
    .filter(({ file, owners }) => owners.length === 0 || (owners.length > 1 && !file.endsWith('.d.ts')))
    .map(({ file, owners }) => `${file}: ${owners.join(', ') || 'in no configuration'}`);

test('each file belongs to one configuration', async () => {
  const files = (await filesBelow()).filter((path) => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  expect(misplacedFiles(files)).toEqual([]);
});

test('a file in no configuration and a file in two are reported', () => {
  expect(misplacedFiles(['new-folder/file.ts'])).toEqual(['new-folder/file.ts: in no configuration']);
  const node = configurations.get('tsconfig.node.json');
  const file = resolve('src/main.tsx');
  node?.fileNames.push(file);
  expect(misplacedFiles(['src/main.tsx'])).toEqual(['src/main.tsx: tsconfig.browser.json, tsconfig.node.json']);
  node?.fileNames.splice(node.fileNames.indexOf(file), 1);
});
