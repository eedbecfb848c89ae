import { knownCauses } from './known-causes.ts';
import { type Counts, noTests, readReport } from './report.ts';
import type { StepResult } from './run-step.ts';
import type { Step } from './steps.ts';

/** What became of a step. */
export type Outcome = {
  step: Step;
  status: 'passed' | 'failed' | 'ended' | 'not run';
  seconds: number;
  counts: Counts;
  /** The tests that passed only on retry. */
  flakyTests: string[];
};

/** Returns the outcome of a step that was ended, because another step failed or the run was interrupted. */
export async function endedStep(step: Step, { seconds }: StepResult): Promise<Outcome> {
  const report = step.report ? await readReport(step.report) : { counts: noTests, flakyTests: [] };
  return { step, status: 'ended', seconds, ...report };
}

/** Returns the outcome of a step that did not start. */
export const notRun = (step: Step): Outcome => ({
  step,
  status: 'not run',
  seconds: 0,
  counts: noTests,
  flakyTests: [],
});

/**
 * Returns the outcome of a command. A step fails if its command fails, a test fails, no test runs, or more than one test
 * in a hundred passed only on retry. A failed step without failed tests counts as one failed test.
 * @returns the outcome, and the output with a line for each cause that the runner knows
 */
export async function judgeStep(step: Step, result: StepResult): Promise<{ outcome: Outcome; output: string }> {
  const { counts, flakyTests } = step.report ? await readReport(step.report) : { counts: noTests, flakyTests: [] };
  const isSteady = counts.flaky * 100 <= counts.passed;
  const hasTests = !step.report || step.mayBeEmpty === true || counts.passed > 0;
  const ok = result.ok && counts.failed === 0 && isSteady && hasTests;
  const notes = [
    ...(ok ? [] : knownCauses(result.output)),
    ...(result.ok && !hasTests ? ['No test ran.'] : []),
    ...(isSteady ? [] : ['More than one test in a hundred passed only on retry.']),
  ];
  const failed = ok ? 0 : Math.max(1, counts.failed);
  const { seconds } = result;
  return {
    outcome: { step, status: ok ? 'passed' : 'failed', seconds, counts: { ...counts, failed }, flakyTests },
    output: [result.output.trim(), ...notes.map((note) => `test: ${note}`)].join('\n'),
  };
}
