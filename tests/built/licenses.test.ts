/** Checks the list of licences in the production build, which `npm test` creates first. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFile } from '#tools/build/prerender/hosting.ts';

const licenses = await readFile('dist/licenses.txt', 'utf8');
const listed = [...licenses.matchAll(/^- (\S+)/gm)].map(([, name = '']) => name);

test('the list has the packages of the scripts and of the bundler, and the font', () => {
  const packages = ['react', 'react-dom', 'react-aria', '@tanstack/react-query', 'swiper', 'vite', 'rolldown'];
  expect(listed).toEqual(expect.arrayContaining([...packages, 'pretendard']));
});

test('the list has no other development package', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const needed = new Set(Object.keys(packages[''].dependencies));
  for (const name of needed)
    for (const dependency of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) needed.add(dependency);
  const installed = listed.filter((name) => packages[`node_modules/${name}`]?.version);
  expect(installed.filter((name) => !needed.has(name))).toEqual(['rolldown', 'vite']);
});

test('the list has the installed versions', async () => {
  const names = listed.filter((name) => !['Unicode', 'hanbit-society-site'].includes(name));
  for (const name of names) {
    const { version } = JSON.parse(await readFile(join('node_modules', name, 'package.json'), 'utf8'));
    expect(licenses).toContain(`\n- ${name} ${version}: `);
    // The heading of the licence text.
    expect(licenses, name).toMatch(new RegExp(`^${name.replaceAll('.', '\\.')} ${version}$`, 'm'));
  }
});

test.each([
  ['MIT', 'The above copyright notice and this permission notice shall be included'],
  ['Apache 2.0', 'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION'],
  ['BSD', 'Redistributions in binary form must reproduce the above copyright notice'],
  ['ISC', 'Permission to use, copy, modify, and/or distribute this software'],
  ['the font', 'with Reserved Font Name Pretendard.\n'],
  ['the Open Font License', 'SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007'],
  ['the country names', 'UNICODE LICENSE V3'],
])('the file has the full licence text of %s', (_, text) => {
  expect(licenses.replaceAll(/\s+/g, ' ')).toContain(text.replaceAll(/\s+/g, ' '));
});

test('the file begins with a byte order mark, so that browsers read it as UTF-8', async () => {
  expect([...(await readFile('dist/licenses.txt')).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('the footer of every page links to the file', async () => {
  const pages: { path: string; menu?: string }[] = JSON.parse(await readFile('dist/pages.json', 'utf8'));
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    const html = await readFile(join('dist', pageFile(page)), 'utf8');
    expect(/<footer.*<\/footer>/s.exec(html)?.[0], page.path).toContain(
      '<a href="/licenses.txt">오픈소스 라이선스</a>',
    );
  }
});
