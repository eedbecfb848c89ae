import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pageFile } from '#tools/build/prerender/hosting.ts';

const readDist = (file: string) => readFile(`dist/${file}`, 'utf8');

test('version.json names version, commit and build, and every page and the fallback page name the same', async () => {
  const version = JSON.parse(await readDist('version.json'));
  expect(Object.keys(version)).toEqual(['version', 'commit', 'build']);
  expect(version.build).toMatch(/^[0-9a-f]{12}$/);
  expect(version.version).toBe(JSON.parse(await readFile('package.json', 'utf8')).version);
  const meta = `<meta name="site-version" content="${version.version}+${version.commit ?? version.build}" data-build="${version.build}" />`;
  const pages: { path: string; menu?: string }[] = JSON.parse(await readDist('pages.json'));
  expect(pages.length).toBeGreaterThan(30);
  for (const file of [...pages.map(pageFile), 'fallback.html']) expect(await readDist(file), file).toContain(meta);
});
