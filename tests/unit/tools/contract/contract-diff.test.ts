// @module-tag slow

import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createScratchFolder, runTool } from '#tests/rules/support.ts';

const current = 'openapi/openapi.yaml';
const compare = (...args: string[]) =>
  runTool('node', '--import', 'tsx', 'tools/dev/contract/contract-diff.ts', ...args);

/** Compares the contract with a copy in which one text is replaced. */
async function compareWithEdit(file: string, before: string, after: string) {
  const folder = await createScratchFolder();
  await cp('openapi', join(folder, 'openapi'), { recursive: true });
  const path = join(folder, 'openapi', file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(before, after));
  return compare(current, join(folder, current));
}

test('a git revision is compared with the files', async () => {
  expect(await compare('HEAD', current)).toEqual({ code: 0, stdout: 'Nothing changed.\n', stderr: '' });
});

test.each([
  [
    'an additive change ends with 0',
    '    guide_hit:',
    '    guide_a: { type: string }\n    guide_hit:',
    0,
    /^Information \(1\):\n {2}\S+\/schemas\/conference\.yaml:\d+:\d+: 200\.data\.\S+\.guide_a field: none → "optional" \(getPastConferences\)\n$/,
  ],
  [
    'a breaking change ends with 1',
    '[guide_pk, ',
    '[',
    1,
    /^Breaks clients of the old contract \(\d\):\n {2}\S+\/schemas\/conference\.yaml:\d+:\d+: 200\.\S+ field: "required" → "optional" \(/,
  ],
])('%s', async (_, before, after, code, report) => {
  expect(await compareWithEdit('schemas/conference.yaml', before, after)).toEqual({
    code,
    stdout: expect.stringMatching(report),
    stderr: '',
  });
});

test('an argument that is no contract gives one line of error', async () => {
  const { code, stderr } = await compare('nowhere', current);
  expect(stderr).toMatch(/^contract:diff: nowhere is neither a file nor a git revision .*\n$/);
  expect(code).toBe(2);
});
