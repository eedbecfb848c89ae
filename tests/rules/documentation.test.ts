/** What the documents name exists: files, links, commands, and the identifiers that a table points at. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { steps } from '#tools/dev/test/steps.ts';
import { texts } from './support.ts';

const inDocs = (await readdir('docs')).map((name) => join('docs', name));
const documents = await texts(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inDocs]);
const textOf = new Map(documents.map(({ path, text }) => [path, text]));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readFile('package.json', 'utf8'));

/** All that a pattern captures first, in the order of the text. */
const captured = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** The anchors of a document, one for each heading, as code hosts make them. */
const anchorsOf = (text: string) =>
  captured(text, /^#{1,6} (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether a link leads to a file of the repository and, with an anchor, to a heading there. */
function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? from : normalize(join(dirname(from), file));
  if (!existsSync(path)) return false;
  return anchor === undefined || anchorsOf(textOf.get(path) ?? '').includes(anchor);
}

test('these rules read the documents', () => {
  expect([...textOf.keys()]).toEqual(expect.arrayContaining(['README.md', 'docs/decisions.md', 'docs/frontend.md']));
  const all = documents.map(({ text }) => text).join('\n');
  expect(captured(all, /`(src\/[^`]+)`/g).length).toBeGreaterThan(50);
  expect(captured(all, /\]\(([^)]+\.md)/g).length).toBeGreaterThan(10);
});

test('a link to a file or a heading that is missing is found', () => {
  expect(leadsSomewhere('README.md', 'docs/backend.md#does-your-server-keep-the-contract')).toBe(true);
  expect(leadsSomewhere('README.md', 'docs/backend.md#nowhere')).toBe(false);
  expect(leadsSomewhere('docs/frontend.md', 'docs/backend.md')).toBe(false);
});

describe.each(documents)('$path', ({ path, text }) => {
  test('links to files and headings that exist', () => {
    const links = captured(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^https?:/.test(link));
    expect(links.filter((link) => !leadsSomewhere(path, link))).toEqual([]);
  });

  test('names files and folders that exist', () => {
    const named = captured(text, /(?<![\w./@-])((?:src|mocks|openapi|tests|e2e|tools|docs|public)\/[\w./-]*\w)/g);
    expect(named.filter((one) => !existsSync(one))).toEqual([]);
  });

  test('names commands that exist', () => {
    expect(captured(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
    const words = captured(text, /npm test -- ("[^"]+"|\w+)/g).map((word) => word.replaceAll('"', ''));
    expect(words.filter((word) => !steps.some(({ name }) => name.includes(word)))).toEqual([]);
  });

  test('names identifiers that are in the file before them', async () => {
    const pairs = [...text.matchAll(/`([\w./-]+\.(?:tsx?|yaml))` \(`(\w+)`\)/g)];
    if (path === 'docs/frontend.md') expect(pairs.length).toBeGreaterThanOrEqual(5);
    for (const [, file = '', name = ''] of pairs) {
      expect(await readFile(file, 'utf8'), `${file} has ${name}`).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});

test('the README has a line for each folder of the repository, of src and of tools', async () => {
  const foldersOf = async (folder: string) =>
    (await readdir(folder, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  const built = /^(\..*|node_modules|dist|src|tools|test-results|playwright-report)$/;
  const top = (await foldersOf('.')).filter((folder) => !built.test(folder)).map((folder) => `${folder}/`);
  const folders = [...top, ...(await foldersOf('src')), ...(await foldersOf('tools'))];
  expect(folders.length).toBeGreaterThan(15);
  const readme = textOf.get('README.md') ?? '';
  expect(folders.filter((folder) => !readme.includes(`\`${folder}\``))).toEqual([]);
});
