/** Runs the runner of `npm test` on small steps, in a folder of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createScratchFolder } from '#tests/rules/support.ts';
import type { Step } from '#tools/dev/test/steps.ts';

const shell = (text: string) => ['sh', '-c', text];
const passes = (name: string): Step => ({ name, command: ['true'] });
const fails = (name: string): Step => ({ name, command: shell('echo the reason; exit 3') });
const reports = (name: string, report: object): Step => ({
  name,
  command: shell(`echo '${JSON.stringify(report)}' > $REPORT`),
});

/** A step that hangs with a child and ignores the interrupt, as a tool that does not end. */
const hangs = (name: string, limitMinutes = 1): Step => ({
  name,
  command: shell("trap '' INT; sleep 1000 & echo $$ $! > pids; wait; sleep 1000"),
  limitMinutes,
});

/** Starts the runner. */
async function startRunner(stages: Step[][], keepGoing = false) {
  const folder = await createScratchFolder();
  const code = `import { runStages } from '${resolve('tools/dev/test/stages.ts')}';
    process.exitCode = await runStages('quick', ${JSON.stringify(stages)}, ${keepGoing});`;
  const runner = spawn(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
  onTestFinished(() => void runner.kill('SIGKILL'));
  let stdout = '';
  runner.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  const ended = once(runner, 'close');
  const finish = async () => {
    const [exitCode] = await ended;
    const summary = readFileSync(join(folder, '.cache/report/quick/summary.txt'), 'utf8');
    return { exitCode, stdout, summary, lastLine: summary.trimEnd().split('\n').at(-1) };
  };
  return { runner, pids: join(folder, 'pids'), finish };
}

const run = async (...args: Parameters<typeof startRunner>) => (await startRunner(...args)).finish();

/** Returns the processes that still run. A process that has ended may stay as a zombie in a container. */
function runningProcesses(path: string): string[] {
  const processState = (pid: string) => {
    try {
      return execFileSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).trim();
    } catch {
      return '';
    }
  };
  return readFileSync(path, 'utf8')
    .trim()
    .split(' ')
    .map(processState)
    .filter((state) => state && !state.startsWith('Z'));
}

test('after a failure, its output is printed, and later stages do not start', async () => {
  const { exitCode, stdout, summary, lastLine } = await run([[fails('types'), passes('unit')], [passes('browser')]]);
  expect(stdout).toMatch(/^✗ types +[\d.]+ s\n\nthe reason\n\n/m);
  expect(summary).toMatch(/^✓ unit +[\d.]+ s$/m);
  expect(summary).toContain('– browser: not run\n');
  expect({ exitCode, lastLine }).toEqual({ exitCode: 1, lastLine: '0 passed, 1 failed' });
});

test('the table and the last line have the numbers of tests that Vitest and Playwright report', async () => {
  const unit = reports('unit', { numPassedTests: 7, numFailedTests: 0, numPendingTests: 2 });
  const journeys = reports('journeys', { stats: { expected: 3, unexpected: 2, skipped: 0, flaky: 1 } });
  const failing = { ...journeys, command: [...journeys.command.slice(0, 2), `${journeys.command[2]}; exit 1`] };
  const { summary, lastLine } = await run([[unit, failing]]);
  expect(summary).toMatch(/^✓ unit +[\d.]+ s {2}7 passed 2 skipped$/m);
  expect(summary).toMatch(/^✗ journeys +[\d.]+ s {2}4 passed 2 failed 1 passed only on retry$/m);
  expect(lastLine).toBe('11 passed, 2 failed');
});

test('a step that hangs is ended at its time limit, with all its processes', async () => {
  const { pids, finish } = await startRunner([[hangs('unit', 0.01)]]);
  const { exitCode, summary } = await finish();
  expect(summary).toMatch(/^✗ unit .* ended after 0\.01 minutes$/m);
  expect(exitCode).toBe(1);
  expect(runningProcesses(pids)).toEqual([]);
});

test('an interrupt ends all processes, keeps the results so far, and sets the exit code', async () => {
  const { runner, pids, finish } = await startRunner([[passes('types'), hangs('unit')], [passes('browser')]], true);
  await expect.poll(() => existsSync(pids) && readFileSync(pids, 'utf8'), { timeout: 20_000 }).toMatch(/^\d+ \d+$/m);
  runner.kill('SIGINT');
  const { exitCode, summary } = await finish();
  expect(exitCode).toBe(130);
  expect(summary).toMatch(/^✓ types .*\n– unit +[\d.]+ s\n– browser: not run\n/);
  expect(runningProcesses(pids)).toEqual([]);
});
