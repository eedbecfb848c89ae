import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundleScript } from '#tools/build/bundle.ts';
import { licenseText } from '#tools/build/licenses/license-text.ts';
import { readNotices } from '#tools/build/licenses/notices.ts';

/** Creates a package with package.json and other files. Returns its folder. */
async function createPackage(description: object, files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const all = { 'package.json': JSON.stringify({ name: 'some-package', version: '1.2.3', ...description }), ...files };
  for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text);
  return folder;
}

const noticeOf = async (folder: string) => (await readNotices([folder])).find(({ name }) => name === 'some-package');

test('a notice has the texts of all licence files', async () => {
  const files = { 'LICENSE-MIT': 'MIT text\n', licence: 'Apache text', 'NOTICE.txt': 'Notice', 'README.md': 'Read me' };
  expect(await noticeOf(await createPackage({ license: 'MIT OR Apache-2.0' }, files))).toEqual({
    name: 'some-package',
    version: '1.2.3',
    license: 'MIT OR Apache-2.0',
    text: 'MIT text\n\nNotice\n\nApache text',
  });
});

test.each([
  ['Ada', 'Ada'],
  [{ name: 'Ada', email: 'ada@a.example' }, 'Ada'],
  [undefined, 'the authors of some-package'],
])(
  'a package without a licence file gets the name of its licence with the notice of its author: %j',
  async (author, holder) => {
    expect((await noticeOf(await createPackage({ license: 'MIT', author })))?.text).toBe(
      `Copyright (c) ${holder}. Licensed under MIT.`,
    );
  },
);

test.each([{}, { license: 'UNLICENSED' }])(
  'a package without a licence is refused in one line: %j',
  async (description) => {
    await expect(noticeOf(await createPackage(description))).rejects.toThrow(
      /^some-package has no licence, so a build must not contain it\. .*$/,
    );
  },
);

test('the text lists all parts, and has each licence text once', () => {
  const text = licenseText([
    { name: 'b', version: '1.0.0', license: 'MIT', text: 'A licence' },
    { name: 'a', version: '2.0.0', license: 'MIT', text: 'A licence' },
    { name: 'data', version: '', license: 'Unicode-3.0', text: 'Another text' },
  ]);
  expect(text).toContain('\n- a 2.0.0: MIT\n- b 1.0.0: MIT\n- data: Unicode-3.0\n');
  expect(text.match(/A licence/g)).toHaveLength(1);
  expect(text).toMatch(/=\na 2\.0\.0\nb 1\.0\.0\n=+\n\nA licence\n\n=+\ndata\n=+\n\nAnother text\n/);
});

test('a script outside the main build must not contain a package, because the list would lack it', async () => {
  await expect(bundleScript('src/lib/html/purify.ts')).rejects.toThrow(
    /^src\/lib\/html\/purify\.ts must not import packages: .*\/node_modules\/dompurify\.$/,
  );
});
