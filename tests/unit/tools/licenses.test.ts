import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createScratchFolder } from '#tests/rules/support.ts';
import { bundleScript } from '#tools/build/bundle.ts';
import { licenseText, packageList, readNotices } from '#tools/build/licenses/licenses.ts';

test.each([{}, { identifier: 'UNLICENSED', text: 'All rights reserved' }])(
  'a package without a licence is refused in one line: %j',
  async (license) => {
    const folder = await createScratchFolder();
    await writeFile(
      join(folder, packageList),
      JSON.stringify([{ name: 'some-package', version: '1.2.3', ...license }]),
    );
    await expect(readNotices(folder)).rejects.toThrow(
      /^some-package has no licence, so a build must not contain it\. .*$/,
    );
  },
);

test('the text lists all parts, and has each licence text once', () => {
  const text = licenseText([
    { name: 'b', version: '1.0.0', identifier: 'MIT', text: 'A licence' },
    { name: 'a', version: '2.0.0', identifier: 'MIT', text: 'A licence' },
    { name: 'data', version: '', identifier: 'Unicode-3.0', text: 'Another text' },
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
