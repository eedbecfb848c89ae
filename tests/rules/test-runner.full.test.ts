/** Runs the runner of `npm test` on small steps, in a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shiftedPorts } from '#tools/dev/test/ports.ts';
import type { Step } from '#tools/dev/test/steps.ts';
import { createScratchFolder } from './support.ts';

const node = (code: string) => [process.execPath, '-e', code];
const step = (name: string, stage: number, code: string, details: Partial<Step> = {}): Step => ({
  name,
  stage,
  command: node(code),
  limitMinutes: 1,
  ...details,
});

const passes = (name: string, stage: number, details?: Partial<Step>) => step(name, stage, '', details);
const fails = (name: string, stage: number) => step(name, stage, 'console.log("the reason"); process.exitCode = 1');

/** A step that hangs, with a child in a process group of its own, as the test runners start browsers. */
const hangs = (name: string, details?: Partial<Step>, beforeHanging = '') =>
  step(
    name,
    1,
    `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'],
       { detached: true, stdio: 'ignore' });
     ${beforeHanging}
     require('node:fs').writeFileSync('pids', process.pid + ' ' + child.pid);
     setInterval(() => {}, 1e6);`,
    details,
  );

const ignoresInterrupt = `process.on('SIGINT', () => {});`;

/** Starts the runner. */
async function startRunner(steps: Step[], args: string[] = [], env: Record<string, string> = {}) {
  const folder = await createScratchFolder();
  const script = resolve('tests/rules/fixtures/test-steps.ts');
  const runner: ChildProcess = spawn(process.execPath, [script, JSON.stringify(steps), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  let [stdout, stderr] = ['', ''];
  runner.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  runner.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = once(runner, 'close');
  onTestFinished(() => void runner.kill('SIGKILL'));
  return {
    runner,
    folder,
    finish: async () => {
      const [code] = await ended;
      return { code, stdout, stderr, lines: stdout.split('\n'), lastLine: stdout.trimEnd().split('\n').at(-1) };
    },
  };
}

const run = async (...args: Parameters<typeof startRunner>) => (await startRunner(...args)).finish();

/** Returns the processes that still run. A process that has ended may stay as a zombie in a container. */
function runningProcesses(pids: string): string[] {
  try {
    const rows = execFileSync('ps', ['-o', 'stat=', '-p', pids.replaceAll(' ', ',')], { encoding: 'utf8' });
    return rows.split('\n').filter((state) => state !== '' && !state.startsWith('Z'));
  } catch {
    return [];
  }
}

const summaryOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.cache/report/quick/summary.json'), 'utf8'));

test('after a failure, its output is printed, and steps of later stages do not start', async () => {
  const steps = [fails('types', 1), passes('unit', 1), passes('build', 2), passes('browser', 3, { alone: true })];
  const { code, stdout, lines, lastLine } = await run(steps);
  expect(stdout).toMatch(/✗ types .*\n\nthe reason\n\n/);
  expect(lines).toContain('– browser: not run, because types failed');
  expect(stdout).toMatch(/^unit +[\d.]+ s {2}–$/m);
  expect(stdout).toMatch(/^first failure after +[\d.]+ s$/m);
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '0 passed, 1 failed' });
});

test('a step of a later stage that runs already is ended after a failure', async () => {
  const fail = step('types', 1, 'setInterval(() => require("node:fs").existsSync("pids") && process.exit(1), 10)');
  const { folder, finish } = await startRunner([fail, { ...hangs('build'), stage: 2 }]);
  const { code, stdout, lastLine } = await finish();
  expect(stdout).toContain('– build: ended, because types failed\n');
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '0 passed, 1 failed' });
  expect(runningProcesses(readFileSync(join(folder, 'pids'), 'utf8'))).toEqual([]);
});

test('with --keep-going, only the steps that need a failed step are left out', async () => {
  const steps = [fails('build', 1), passes('rules of the build', 2, { after: ['build'] }), passes('browser', 3)];
  const { code, stdout, lines } = await run(steps, ['--keep-going']);
  expect(lines).toContain('– rules of the build: not run, because build failed');
  expect(stdout).toMatch(/^✓ browser /m);
  expect(code).toBe(1);
});

test('a step that runs no test fails', async () => {
  const report = JSON.stringify({ numPassedTests: 0 });
  const empty = step('unit', 1, `require('node:fs').writeFileSync('report.json', '${report}')`, {
    report: 'report.json',
  });
  const { code, stdout, lastLine } = await run([empty]);
  expect(stdout).toContain('test: No test ran.');
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '0 passed, 1 failed' });
});

test('the table lists the tests that passed only on retry; more than one in a hundred fail the step', async () => {
  const specs = [{ title: 'opens the menu', tests: [{ status: 'flaky' }] }];
  const stats = { expected: 98, unexpected: 0, flaky: 1, skipped: 0 };
  const report = JSON.stringify({ stats, suites: [{ title: '', file: 'menu.e2e.ts', specs }] });
  const flaky = step('end to end', 1, `require('node:fs').writeFileSync('report.json', '${report}')`, {
    report: 'report.json',
  });
  const { code, stdout, lastLine } = await run([flaky]);
  expect(stdout).toContain('Passed only on retry:\n  menu.e2e.ts: opens the menu\n');
  expect(stdout).toContain('test: More than one test in a hundred passed only on retry.');
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '99 passed, 1 failed, 1 passed only on retry' });
});

test('a step that hangs is ended at its time limit, with all its processes', async () => {
  const { folder, finish } = await startRunner([hangs('unit', { limitMinutes: 0.03 }, ignoresInterrupt)]);
  const { code, stdout } = await finish();
  expect(stdout).toContain('test: unit took longer than 0.03 minutes and was ended.');
  expect(code).toBe(1);
  expect(runningProcesses(readFileSync(join(folder, 'pids'), 'utf8'))).toEqual([]);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends all processes, keeps the results so far, and sets the exit code %i', async (signal, exitCode) => {
  const { runner, folder, finish } = await startRunner([
    passes('types', 1),
    hangs('unit'),
    passes('browser', 2, { alone: true }),
  ]);
  await expect.poll(() => existsSync(join(folder, 'pids')), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => readFileSync(join(folder, 'pids'), 'utf8')).toMatch(/^\d+ \d+$/);
  runner.kill(signal);
  const { code, stdout, lines } = await finish();
  expect(code).toBe(exitCode);
  expect(lines).toContain(`– unit: ended, because the run was ended by ${signal}`);
  expect(lines).toContain(`– browser: not run, because the run was ended by ${signal}`);
  expect(stdout).toMatch(/^total /m);
  expect(summaryOf(folder).steps.map(({ name, status }: Record<string, string>) => [name, status])).toContainEqual([
    'unit',
    'ended',
  ]);
  expect(runningProcesses(readFileSync(join(folder, 'pids'), 'utf8'))).toEqual([]);
});

test('a port that is in use ends the run at once, with the remedy', async () => {
  const shift = 20_000 + (process.pid % 20_000);
  const { site } = shiftedPorts(shift);
  const server = createServer().listen(site, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const result = await run([passes('end to end', 1, { usesPorts: true })], [], { E2E_PORT_SHIFT: String(shift) });
  expect(result).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `test: port ${site}, which the end-to-end tests need, is in use. End the program that uses it, or choose other ports: E2E_PORT_SHIFT=${shift + 10}.\n`,
  });
});
