/** Runs .ci/run with a replacement of npm, and the command that adds up the tests of both runs. */
import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportFolder } from '#tools/dev/test/steps.ts';
import { createScratchFolder, runTool } from './support.ts';

/** Runs .ci/run in a folder of its own. @param failing the script that fails */
async function runScript(failing: string) {
  const folder = await createScratchFolder();
  await mkdir(join(folder, '.ci'));
  await copyFile('.ci/run', join(folder, '.ci/run'));
  const npm = `#!/bin/sh\necho "$@" >> calls\ncase "$*" in "${failing}"*) exit 1 ;; *total) echo "7 passed, 0 failed" ;; esac\n`;
  await writeFile(join(folder, 'npm'), npm);
  await chmod(join(folder, 'npm'), 0o755);
  const { code, stdout } = await runTool('env', `PATH=${resolve(folder)}:${process.env.PATH}`, `${folder}/.ci/run`);
  const calls = await readFile(join(folder, 'calls'), 'utf8');
  // The first line of the output shows the version of npm.
  const commands = calls.split('\n').filter((call) => call !== '' && call !== '--version');
  return { code, commands, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

const allCommands = ['test -- --keep-going', 'run test:full -- --keep-going', 'run --silent test:total'];

test.each([
  ['nothing', 0],
  ['test', 1],
  ['run test:full', 1],
])('if %s fails, both runs happen, and the exit code is %i', async (failing, exitCode) => {
  const { code, commands, lastLine } = await runScript(failing);
  expect(commands).toEqual(allCommands);
  expect({ code, lastLine }).toEqual({ code: exitCode, lastLine: '7 passed, 0 failed' });
});

test('if the tests cannot be added up, the last line has a failure', async () => {
  const { code, lastLine } = await runScript('run --silent test:total');
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '0 passed, 1 failed' });
});

describe('the total of both runs', () => {
  const quick = { passed: 10, failed: 1, skipped: 2, flaky: 0 };
  const full = { passed: 20, failed: 0, skipped: 0, flaky: 3 };

  /** Prints the total of summaries. */
  async function printTotal(summaries: Record<string, object>) {
    const folder = await createScratchFolder();
    for (const [run, counts] of Object.entries(summaries)) {
      const reports = join(folder, reportFolder(run === 'quick' ? 'quick' : 'full'));
      await mkdir(reports, { recursive: true });
      await writeFile(join(reports, 'summary.json'), JSON.stringify({ counts }));
    }
    return runTool('env', '-C', folder, process.execPath, resolve('tools/dev/test/total.ts'));
  }

  test('adds up passed, failed, skipped and repeated tests', async () => {
    const { stdout } = await printTotal({ quick, full });
    expect(stdout).toBe('30 passed, 1 failed, 2 skipped, 3 passed only on retry\n');
  });

  test('counts a run without a summary as one failed test', async () => {
    const { stdout } = await printTotal({ full });
    expect(stdout).toBe('20 passed, 1 failed, 3 passed only on retry\n');
  });
});
