import { appendFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createScratchFolder, filesBelow, runTool } from '#tests/rules/support.ts';

const runGenerate = (...args: string[]) => runTool('tsx', 'tools/dev/contract/generate.ts', ...args);

/** Returns the path, text and modification time of every file. */
async function readSnapshot(folder: string) {
  const paths = await filesBelow(folder);
  return Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8'), (await stat(path)).mtimeMs]));
}

test('generating twice changes nothing, and --check reports a stale, missing or foreign file', async () => {
  const into = await createScratchFolder();
  expect((await runGenerate('--into', into)).stdout).toMatch(
    /^generate: \d{3,} files in [\d.]+ s, \d{3,} changed\.\n$/,
  );
  const first = await readSnapshot(into);

  expect((await runGenerate('--into', into)).stdout).toMatch(/, 0 changed\.\n$/);
  expect(await readSnapshot(into)).toEqual(first);

  await appendFile(join(into, 'src/api/generated/limits/session.ts'), '// edited by hand\n');
  await rm(join(into, 'src/api/generated/session.ts'));
  await writeFile(join(into, 'mocks/generated/foreign.ts'), '');
  const { code, stderr } = await runGenerate('--check', '--into', into);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^generate: 3 generated file\(s\) are stale, first .*foreign\.ts\. Run `npm run generate` .*\n$/,
  );
});

test.each([
  ['does not parse', 'openapi: 3.1.1\ninfo: [\n', /contract\.yaml: .+ Correct the contract; nothing was written\.\n$/],
  ['is empty', '', /contract\.yaml: .+ Correct the contract; nothing was written\.\n$/],
  ['breaks a rule', 'openapi: 3.1.1\ninfo: {}\npaths: {}\n', /contract\.yaml:\d+: .+ Correct the contract; nothing/],
])('a contract that %s gives one line of error, and nothing is written', async (_, text, line) => {
  const folder = await createScratchFolder();
  const contract = join(folder, 'contract.yaml');
  await writeFile(contract, text);
  const { code, stdout, stderr } = await runGenerate('--contract', contract, '--into', folder);
  expect(stderr).toMatch(/^generate: .*\n$/);
  expect(stderr).toMatch(line);
  expect(stdout).toBe('');
  expect(code).toBe(1);
  expect(await filesBelow(folder)).toEqual([contract]);
});
