import { describeContractDifferences, operationIds, operationTable } from '#verify/contract/operations.ts';
import { type Coverage, measureCoverage, type OutcomeRow } from '#verify/coverage/coverage.ts';
import {
  clockWithoutEffect,
  missingMeans,
  reasonUnprovokable,
  whyNotReached,
} from '#verify/coverage/outcome-reasons.ts';
import { concerns, groupFindings } from '#verify/diagnosis/grouping.ts';
import type { OperationId } from '#verify/exchange.ts';
import { outcomeKey, outcomes } from '#verify/outcomes.ts';
import type { StepResult } from '#verify/run/run-results.ts';
import type { FinishedRun } from '#verify/run/run-workflows.ts';
import { type FindingRow, toFindingRow } from './report-findings.ts';

/** A step of the run, with the numbers of the findings that it has. */
export type StepRow = Omit<StepResult, 'findings' | 'position'> & { findings: number[] };

/** The content of all reports, as plain data without secrets. */
export type Report = {
  server: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  durationMs: number;
  requests: number;
  /**
   * `inconclusive` when the server could not be checked, when an option that was given does not work, or when a run
   * with all options did not reach an outcome; with `--complete`, also when an option is missing.
   */
  result: 'passed' | 'failed' | 'inconclusive';
  exitCode: 0 | 1 | 2;
  /** The reason why the run ended early or could not start. */
  abortReason: string | null;
  /** A sentence for each missing option, with the checks that were left out because of it. */
  untested: string[];
  /** A sentence for each option that was given and does not work, and for each outcome that the run should have reached. */
  incomplete: string[];
  /** How many operations are built, and the outcomes of each when some are not. */
  summary: string;
  /** The operations that are not built, by what the server gives for them. */
  notBuilt: { response: string; operations: string[] }[];
  /** Lines about a server that was started again during the run, about slow responses, and about the load of this machine. */
  notes: string[];
  coverage: Coverage;
  operations: { id: OperationId; method: string; path: string; requests: number; outcomes: OutcomeRow[] }[];
  findings: FindingRow[];
  /** The steps in the order of the plan, each with the numbers of its findings. */
  steps: StepRow[];
  leftovers: string[];
};

/** The operations that are not built and that the run judges, each with what the server gives for it. */
const unbuiltOf = ({ context: { client, settings } }: FinishedRun): [OperationId, string][] =>
  [...client.availability.unbuilt].filter(([id]) => settings.judgedOperations?.includes(id) !== false);

/** Says how many operations are built, or judged, and how many got no request; and the outcomes of each, if not all are. */
function summarize(operations: Report['operations'], { context: { client, settings } }: FinishedRun): string {
  const { isBuilt, isRequested, unbuilt } = client.availability;
  const built = operations.filter(({ id }) => isBuilt(id));
  const verb = settings.judgedOperations && !settings.builtOperations ? 'judged' : 'built';
  const unknown = operations.filter(({ id }) => !isRequested(id)).length;
  const rest = unknown > 0 ? `, ${unknown} not requested` : '';
  const isPart = built.length > 0 && (unbuilt.size > 0 || settings.judgedOperations !== undefined);
  const passed = (rows: OutcomeRow[]) => rows.filter(({ state }) => state === 'passed').length;
  const shares = built.map(({ id, outcomes }) => `${id} ${passed(outcomes)} of ${outcomes.length} outcomes`);
  return `${built.length} of ${operationIds.length} operations ${verb}${rest}${isPart ? `: ${shares.join(', ')}` : ''}.`;
}

/** Returns a sentence for each option that does not work, and for outcomes that the run should have reached. */
function describeIncomplete(run: FinishedRun, missing: readonly OutcomeRow[]): string[] {
  const { aborted, context } = run;
  const { failedMeans, findings } = context.results;
  const unbuilt = unbuiltOf(run);
  const lines = [
    ...[...failedMeans.values(), clockWithoutEffect(run)].flatMap((reason) =>
      reason === null ? [] : [`The option does not work: ${reason}`],
    ),
  ];
  if (context.settings.builtOperations)
    lines.push(...unbuilt.map(([id, given]) => `--built names ${id}, which is not built (${given}).`));
  else if (unbuilt.length > 0)
    lines.push(`Operations that are not built: ${unbuilt.length}. --built <operations> judges only those that are.`);
  // With findings or operations that are not built, or when the run ended early, a missing outcome is a consequence.
  if (findings.length > 0 || context.client.availability.unbuilt.size > 0 || aborted !== null) return lines;
  for (const [reason = '', rows] of Map.groupBy(missing, (row) => row.reason))
    lines.push(`Not reached: ${rows.map(({ operation, name }) => outcomeKey(operation, name)).join(', ')}: ${reason}`);
  return lines;
}

/** Builds the report of a run. */
export function buildReport(run: FinishedRun, isCompleteRequired: boolean): Report {
  const { context, aborted, startedAt, durationMs } = run;
  const { results, settings, secrets } = context;
  const mask = (text: string) => secrets.mask(text);
  const judged = settings.judgedOperations ?? operationIds;
  const allGroups = groupFindings(results);
  const groups = allGroups.filter((group) => concerns(group, judged));
  const others = new Set(allGroups.filter((group) => !groups.includes(group)).map(({ culprit }) => culprit));
  const findings = groups.map((group, index) => toFindingRow(group, index + 1, context));
  const failedOutcomes = new Set(
    results.findings.flatMap(({ operation, outcomes: names }) => names.map((name) => outcomeKey(operation, name))),
  );
  const rows = outcomes.flatMap((outcome): OutcomeRow[] => {
    const { operation, name, status, summary } = outcome;
    if (!judged.includes(operation)) return [];
    const key = outcomeKey(operation, name);
    const base = { operation, name, status, summary, isProvokable: reasonUnprovokable(outcome) === null };
    if (failedOutcomes.has(key)) return [{ ...base, state: 'failed' }];
    if (results.reachedOutcomes.has(key)) return [{ ...base, state: 'passed' }];
    const { cause, reason } = whyNotReached(outcome, run);
    return [{ ...base, state: 'not reached', cause, reason: mask(reason) }];
  });
  const differences = describeContractDifferences();
  const leftOut = others.size > 0 ? [`Findings about other operations are left out: ${[...others].join(', ')}.`] : [];
  const coverage = measureCoverage(rows);
  const missing = rows.filter(({ cause }) => cause === 'missing');
  const incomplete = describeIncomplete(run, missing).map(mask);
  const isInconclusive =
    (aborted !== null && !(aborted.isConclusive && findings.length > 0)) ||
    incomplete.length > 0 ||
    (isCompleteRequired && coverage.withoutMeans + differences.length > 0);
  const result = findings.length > 0 ? 'failed' : isInconclusive ? 'inconclusive' : 'passed';
  const operations = judged.map((id) => ({
    id,
    method: operationTable[id].method,
    path: operationTable[id].path,
    requests: results.requestCounts.get(id) ?? 0,
    outcomes: rows.filter(({ operation }) => operation === id),
  }));
  return {
    server: settings.baseUrl,
    startedAt: startedAt.toISOString(),
    durationMs,
    requests: [...results.requestCounts.values()].reduce((sum, count) => sum + count, 0),
    result,
    exitCode: result === 'failed' ? 1 : result === 'inconclusive' ? 2 : 0,
    abortReason: aborted && mask(aborted.message),
    untested: [...missingMeans(settings).map(({ untested }) => untested), ...differences, ...leftOut],
    incomplete,
    notes: context.client.notes.map(mask),
    coverage,
    summary: summarize(operations, run),
    notBuilt: [...Map.groupBy(unbuiltOf(run), ([, given]) => given)].map(([response, found]) => ({
      response,
      operations: found.map(([id]) => id),
    })),
    operations,
    findings,
    steps: results.steps.map(({ findings: keys, position: _, ...step }) => ({
      ...step,
      ...(step.reason === undefined ? {} : { reason: mask(step.reason) }),
      findings: groups.flatMap((group, index) => (group.findings.some(({ key }) => keys.has(key)) ? [index + 1] : [])),
    })),
    leftovers: results.leftovers.map(mask).sort(),
  };
}
