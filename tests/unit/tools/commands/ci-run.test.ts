/** Runs .ci/run with a replacement of npm. */
import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createScratchFolder, runTool } from '#tests/rules/support.ts';

beforeEach(({ skip }) => skip(process.platform === 'win32', '.ci/run needs bash'));

/** Runs .ci/run in a folder of its own. @param lastLines the last line of each run's summary; a run without one fails */
async function runScript(lastLines: { quick?: string; full?: string }) {
  const folder = await createScratchFolder();
  await mkdir(join(folder, '.ci'));
  await copyFile('.ci/run', join(folder, '.ci/run'));
  const npm = `#!/bin/sh
echo "$@" >> calls
case "$*" in test*) run=quick line="${lastLines.quick ?? ''}" ;; *test:full*) run=full line="${lastLines.full ?? ''}" ;; *) exit 0 ;; esac
[ -n "$line" ] || exit 1
mkdir -p .cache/report/$run && printf '%s\\n' 'a table' "$line" > .cache/report/$run/summary.txt
case "$line" in *' 0 failed') exit 0 ;; *) exit 1 ;; esac`;
  await writeFile(join(folder, 'npm'), npm);
  await chmod(join(folder, 'npm'), 0o755);
  const { code, stdout } = await runTool('env', `PATH=${resolve(folder)}:${process.env.PATH}`, `${folder}/.ci/run`);
  const calls = await readFile(join(folder, 'calls'), 'utf8');
  // The first line of the output shows the version of npm.
  expect(calls.split('\n').filter(Boolean)).toEqual([
    '--version',
    'test -- --keep-going',
    'run test:full -- --keep-going --without=build',
  ]);
  return { code, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

test.each([
  ['passed', { quick: '10 passed, 0 failed', full: '20 passed, 0 failed' }, 0, '30 passed, 0 failed'],
  ['failed in the first run', { quick: '10 passed, 2 failed', full: '20 passed, 0 failed' }, 1, '30 passed, 2 failed'],
  ['failed in the second run', { quick: '10 passed, 0 failed', full: '20 passed, 3 failed' }, 1, '30 passed, 3 failed'],
  ['ended without a summary', { full: '20 passed, 0 failed' }, 1, '20 passed, 1 failed'],
])('if tests have %s, the last line counts the tests of both runs', async (_, lastLines, code, lastLine) => {
  expect(await runScript(lastLines)).toEqual({ code, lastLine });
});
