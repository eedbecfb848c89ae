import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { programCommand } from '#tools/command/package-program.ts';
import { describeFailure, shortened } from './failures.ts';
import type { Step } from './steps.ts';

const isWindows = process.platform === 'win32';

/** The tools write to a file, so they cannot detect a terminal themselves. */
const colours: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Sends a signal to a step and its processes. */
function signalStep(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    // Windows has no groups of processes. There, Ctrl+C reaches every program of the terminal.
    if (isWindows) child.kill(signal);
    else if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // All of them have ended.
  }
}

/** Interrupts a step, so that its tools end their browsers and servers. What is left after some seconds is killed. */
function endStep(child: ChildProcess): void {
  signalStep(child, 'SIGINT');
  setTimeout(() => signalStep(child, 'SIGKILL'), 10_000).unref();
}

/** Reads the numbers of tests in the report of Vitest or Playwright. The other tools write no report. */
function readCounts(path: string): { passed: number; failed: number; skipped: number; flaky: number } {
  const { stats, ...report } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  if (stats) return { ...stats, passed: stats.expected + stats.flaky, failed: stats.unexpected };
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, flaky: 0 };
}

const row = (mark: string, name: string, startedMs: number, text: string) =>
  `${mark} ${name.padEnd(32)} ${((performance.now() - startedMs) / 1000).toFixed(1).padStart(7)} s  ${text}`.trimEnd();

/**
 * Runs stages one after the other, two steps at a time. Prints the output of failed steps, a table of all, and how each
 * failed test is run alone.
 * @param run the name of the run, which is the folder of its reports in `.cache/report`
 * @returns the exit code: 1 after a failure, 130 after Ctrl+C, 143 after SIGTERM
 */
export async function runStages(run: string, stages: Step[][], keepGoing = false): Promise<number> {
  const folder = `.cache/report/${run}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const children = new Set<ChildProcess>();
  const rows: string[] = [];
  const failures: string[] = [];
  const failedSteps = new Set<string>();
  const total = { passed: 0, failed: 0 };
  let exitCode = 0;
  const isInterrupted = () => exitCode > 128;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      exitCode = 128 + constants.signals[signal];
      for (const child of children) endStep(child);
    });

  const runStep = async (step: Step) => {
    const { name, command, env = {}, needs, limitMinutes = run === 'quick' ? 10 : 30 } = step;
    if (needs && failedSteps.has(needs)) {
      rows.push(`– ${name}: not run, because the step "${needs}" failed`);
      return;
    }
    const startedMs = performance.now();
    const path = `${folder}/${name.replaceAll(' ', '-')}`;
    const log = openSync(`${path}.log`, 'w');
    const fillIn = (word: string) => word.replace('$REPORT', `${path}.json`);
    const variables = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fillIn(value)]));
    // As a group of processes, the step can be ended with all that it starts.
    const child = spawn(...programCommand(command.map(fillIn)), {
      detached: !isWindows,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...colours, ...variables },
    });
    children.add(child);
    console.log(`▸ ${name}`);
    let note = '';
    const timer = setTimeout(() => {
      note = `ended after ${limitMinutes} minutes`;
      endStep(child);
    }, limitMinutes * 60_000);
    const [code] = await once(child, 'close');
    clearTimeout(timer);
    children.delete(child);
    signalStep(child, 'SIGKILL');
    const { passed, failed, skipped, flaky } = readCounts(`${path}.json`);
    const isPassed = code === 0 && note === '';
    const mark = isPassed ? '✓' : isInterrupted() ? '–' : '✗';
    total.passed += passed;
    total.failed += mark === '✗' ? Math.max(1, failed) : 0;
    exitCode ||= isPassed ? 0 : 1;
    const counts = Object.entries({ passed, failed, skipped, 'passed only on retry': flaky });
    const text = counts.flatMap(([word, count]) => (count > 0 ? `${count} ${word}` : []));
    rows.push(row(mark, name, startedMs, [...text, note].join(' ')));
    console.log(rows.at(-1));
    if (mark === '✗') {
      failedSteps.add(name);
      failures.push(...describeFailure(step, path, note));
    }
    if (mark === '✗' || flaky > 0) console.log(`\n${readFileSync(`${path}.log`, 'utf8').trim()}\n`);
  };

  for (const stage of stages) {
    const waiting = exitCode === 0 || (keepGoing && !isInterrupted()) ? [...stage] : [];
    rows.push(...(waiting.length > 0 ? [] : stage.map(({ name }) => `– ${name}: not run`)));
    const runNext = async () => {
      for (let step = waiting.shift(); step && !isInterrupted(); step = waiting.shift()) await runStep(step);
    };
    await Promise.all([runNext(), runNext()]);
  }
  if (failures.length > 0) writeFileSync(`${folder}/failures.txt`, `${failures.join('\n')}\n`);
  const failed = failures.length > 0 ? ['', ...shortened(failures, folder)] : [];
  const counts = `${total.passed} passed, ${total.failed} failed`;
  const summary = [...rows, row(' ', 'total', 0, ''), ...failed, '', counts].join('\n');
  writeFileSync(`${folder}/summary.txt`, `${summary}\n`);
  console.log(`\n${summary}`);
  return exitCode;
}
