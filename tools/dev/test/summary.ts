import { mkdir, writeFile } from 'node:fs/promises';
import type { Outcome } from './outcome.ts';
import { type Counts, countsText, sumCounts } from './report.ts';
import { type RunName, reportFolder } from './steps.ts';

/** The file with the summary of a run. */
export const summaryPath = (run: RunName): string => `${reportFolder(run)}/summary.json`;

/** The content of the file: seconds and tests of each step, and of the run. */
export type Summary = {
  seconds: number;
  counts: Counts;
  steps: { name: string; status: string; seconds: number; counts: Counts; flakyTests: string[] }[];
};

/** Writes the summary of a run beside its reports. */
export async function writeSummary(run: RunName, outcomes: readonly Outcome[], seconds: number): Promise<void> {
  const steps = outcomes.map(({ step, ...rest }) => ({ name: step.name, ...rest }));
  const summary: Summary = { seconds, counts: sumCounts(outcomes.map(({ counts }) => counts)), steps };
  await mkdir(reportFolder(run), { recursive: true });
  await writeFile(summaryPath(run), `${JSON.stringify(summary, null, 2)}\n`);
}

const row = (name: string, seconds: string, text: string) =>
  `${name.padEnd(28)} ${seconds.padStart(8)}  ${text}`.trimEnd();
const notes = { passed: '', failed: '  ✗', ended: '  ended' };
const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;

/**
 * Returns the table at the end of a run, with a row for each step.
 * @param seconds the duration of the run
 * @param firstFailure the seconds until the first failure, or undefined if nothing failed
 */
export function summaryTable(outcomes: readonly Outcome[], seconds: number, firstFailure?: number): string {
  const rows = outcomes.map(({ step, status, seconds: stepSeconds, counts }) => {
    if (status === 'not run') return row(step.name, '–', 'not run');
    return row(step.name, inSeconds(stepSeconds), `${step.report ? countsText(counts) : '–'}${notes[status]}`);
  });
  const flaky = outcomes.flatMap(({ flakyTests }) => flakyTests);
  return [
    row('step', 'time', 'tests'),
    ...rows,
    row('total', inSeconds(seconds), ''),
    ...(firstFailure === undefined ? [] : [row('first failure after', inSeconds(firstFailure), '')]),
    ...(flaky.length > 0 ? ['', 'Passed only on retry:', ...flaky.map((title) => `  ${title}`)] : []),
  ].join('\n');
}
