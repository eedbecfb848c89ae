/**
 * `npm test`: runs every step, up to two at the same time, and shows all failures of one run.
 * `npm test -- unit` runs the steps with this word in their name, and the steps that they need.
 *
 * The last line counts the tests that passed, failed, or passed only on retry. If more than one test in a hundred passed
 * only on retry, the step fails. A step without a report counts as one failed test if it fails.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { runStep } from './run-step.ts';
import { chosenSteps, reports, type Step, steps } from './steps.ts';

type Counts = { passed: number; failed: number; skipped: number; flaky: number };
type Outcome = Counts & { step: Step; ok: boolean; seconds: number };

const nothing: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

const parallelSteps = Math.min(2, availableParallelism());
const outcomes = new Map<Step, Outcome>();
const sumOf = (key: keyof Counts) => [...outcomes.values()].reduce((sum, outcome) => sum + outcome[key], 0);

/** Reads the counts from the report of Vitest or Playwright. A missing report gives zero tests. */
async function countTests(path: string): Promise<Counts> {
  const report = await readFile(path, 'utf8').then(JSON.parse, () => ({}));
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky };
  }
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, flaky: 0 };
}

/** Runs a step unless the step that it needs has failed, and prints its output if it failed. */
async function runAndCount(step: Step): Promise<Outcome> {
  const base = [...outcomes.values()].find((outcome) => outcome.step.name === step.after);
  if (base && !base.ok) {
    console.log(`✗ ${step.name}: not run, because ${step.after} failed`);
    return { ...nothing, step, ok: false, seconds: 0, failed: 1 };
  }
  console.log(`▸ ${step.name}`);
  const { ok, seconds, output } = await runStep(step);
  const tests = step.report ? await countTests(step.report) : nothing;
  const isSteady = tests.flaky * 100 <= tests.passed;
  const allGood = ok && tests.failed === 0 && isSteady && (!step.report || tests.passed > 0);
  console.log(`${allGood ? '✓' : '✗'} ${step.name}  ${seconds.toFixed(1)} s`);
  if (!allGood || tests.flaky > 0) console.log(`\n${output.trimEnd()}\n`);
  return { step, seconds, ...tests, ok: allGood, failed: allGood ? 0 : Math.max(1, tests.failed) };
}

/** Runs the steps: starts each as soon as its requirements allow, at most two at the same time. */
async function runAll(waiting: Step[]) {
  const running = new Map<Step, Promise<void>>();
  const isSettled = (name?: string) => ![...waiting, ...running.keys()].some((step) => step.name === name);
  const mayStart = (step: Step) => isSettled(step.after) && (!step.alone || running.size === 0);
  while (waiting.length + running.size > 0) {
    const isFree = running.size < parallelSteps && ![...running.keys()].some((step) => step.alone);
    const next = isFree ? waiting.findIndex(mayStart) : -1;
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (!step) await Promise.race(running.values());
    else
      running.set(
        step,
        runAndCount(step).then((outcome) => {
          outcomes.set(step, outcome);
          running.delete(step);
        }),
      );
  }
}

// Checks the variables once. Otherwise every step would fail for the same reason.
requireEnvironment('test');

const words = process.argv.slice(2);
const chosen = chosenSteps(words);
if (chosen.length === 0) {
  console.error(
    `test: no step has a name with ${words.join(' ')}. The steps are: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
await runAll([...chosen]);

console.log(`\n${'step'.padEnd(20)} ${'time'.padStart(8)}  tests`);
/** Formats counts. It leaves out skipped and flaky tests if there are none. */
const countsText = ({ passed, failed, skipped, flaky }: Counts) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}${flaky ? `, ${flaky} passed only on retry` : ''}`;

for (const outcome of chosen.flatMap((step) => outcomes.get(step) ?? [])) {
  const { step, ok, seconds } = outcome;
  const tests = step.report ? countsText(outcome) : '–';
  console.log(`${step.name.padEnd(20)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${tests}${ok ? '' : '  ✗'}`);
}
console.log(`${'total'.padEnd(20)} ${`${(performance.now() / 1000).toFixed(1)} s`.padStart(8)}\n`);
console.log(
  countsText({ passed: sumOf('passed'), failed: sumOf('failed'), skipped: sumOf('skipped'), flaky: sumOf('flaky') }),
);
process.exitCode = sumOf('failed') > 0 ? 1 : 0;
