import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism, constants } from 'node:os';
import { parseArgs } from 'node:util';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { namedSteps, shardSteps, UsageError, withRequiredSteps } from './choose-steps.ts';
import { portProblem } from './ports.ts';
import { countsText, sumCounts } from './report.ts';
import { runSteps } from './schedule.ts';
import { type RunName, reportFolder, type Step } from './steps.ts';
import { summaryTable, writeSummary } from './summary.ts';

const usage = 'Usage: npm test -- [step …] [--shard 1/4] [--keep-going]';

/** Reads the command line. @throws UsageError */
function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { shard: { type: 'string' }, 'keep-going': { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.replace(/\.? To specify .*/s, '') : error}. ${usage}`,
    );
  }
}

/** Returns the steps that the command line chooses. @throws UsageError */
function chooseSteps(table: readonly Step[], words: string[], shard?: string): Step[] {
  const named = namedSteps(table, words);
  return withRequiredSteps(table, shard === undefined ? named : shardSteps(table, named, shard));
}

/**
 * Runs the chosen steps, and prints the table of results.
 * @param run the name of the run, which is the folder of its reports
 * @param table all steps of the run
 * @param args the arguments of the command
 * @returns the exit code: 1 after a failure, 130 after Ctrl+C, 143 after SIGTERM
 */
export async function runTests(run: RunName, table: readonly Step[], args: string[]): Promise<number> {
  // Checks the variables once. Otherwise every step would fail for the same reason.
  const { E2E_PORT_SHIFT: shift } = requireEnvironment('test');
  const { values, positionals } = readArguments(args);
  const steps = chooseSteps(table, positionals, values.shard);
  // Without this check, the taken port would fail the last step, after minutes.
  const problem = steps.some(({ usesPorts }) => usesPorts) ? await portProblem(shift) : undefined;
  if (problem) throw new UsageError(problem);

  const interrupt = new AbortController();
  let exitCode = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // npm passes Ctrl+C on, so the signal may arrive twice.
      exitCode ||= 128 + constants.signals[signal];
      interrupt.abort(signal);
    });

  await rm(reportFolder(run), { recursive: true, force: true });
  await mkdir(reportFolder(run), { recursive: true });
  let firstFailure: number | undefined;
  const print = (text: string) => {
    if (text.startsWith('✗')) firstFailure ??= performance.now() / 1000;
    console.log(text);
  };
  const outcomes = await runSteps(steps, {
    keepGoing: values['keep-going'] ?? false,
    parallel: Math.min(2, availableParallelism()),
    interrupt: interrupt.signal,
    print,
  });
  const seconds = performance.now() / 1000;
  await writeSummary(run, outcomes, seconds);
  console.log(`\n${summaryTable(outcomes, seconds, firstFailure)}\n`);
  console.log(countsText(sumCounts(outcomes.map(({ counts }) => counts))));
  return exitCode || (outcomes.every(({ status }) => status === 'passed') ? 0 : 1);
}
