import { describeContractDifferences } from '#verify/contract/contract-differences.ts';
import { operationIds } from '#verify/contract/document.ts';
import { operationTable } from '#verify/contract/operations.ts';
import { curlCommand } from '#verify/curl.ts';
import type { Exchange } from '#verify/exchange.ts';
import { outcomeSummary, reasonNotReached } from '#verify/outcome-reasons.ts';
import { outcomeKey, outcomes } from '#verify/outcomes.ts';
import type { Finding, StepResult } from '#verify/run-results.ts';
import type { FinishedRun } from '#verify/run-workflows.ts';

/** An outcome of the contract with its test result. */
export type OutcomeRow = {
  name: string;
  status: number;
  summary: string;
  state: 'passed' | 'failed' | 'not reached';
  reason?: string;
};

/** Request and response of a finding, without secrets. Long bodies are shortened. */
type ReportedRequest = { method: string; url: string; headers: string[]; body: string };
type ReportedResponse = { status: number; headers: string[]; body: string; durationMs: number };

/** A finding in a report. `curl` is a bash command that repeats the request. */
export type FindingRow = Omit<Finding, 'exchange'> & {
  number: number;
  request: ReportedRequest;
  response: ReportedResponse | null;
  curl: string;
};
/** A step in a report. `findings` are the numbers of its findings. */
export type StepRow = Omit<StepResult, 'findings'> & { findings: number[] };

/** The content of all reports, as plain data without secrets. */
export type Report = {
  server: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  durationMs: number;
  seed: number;
  requests: number;
  /** `inconclusive` when the server could not be checked, or with `--complete` when some checks were left out. */
  result: 'passed' | 'failed' | 'inconclusive';
  exitCode: 0 | 1 | 2;
  /** The reason why the run ended early or could not start. */
  abortReason: string | null;
  /** A sentence for each missing option, with the checks that were left out because of it. */
  untested: string[];
  counts: { passed: number; failed: number; 'not reached': number; operations: number };
  operations: { id: string; method: string; path: string; requests: number; outcomes: OutcomeRow[] }[];
  findings: FindingRow[];
  steps: StepRow[];
  leftovers: string[];
};

const maxBodyLength = 3000;
const shortenBody = (text: string) =>
  text.length > maxBodyLength ? `${text.slice(0, maxBodyLength)}… (${text.length} characters)` : text;

/** Returns a body as text, or its size when it is not UTF-8. */
function responseBodyText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return `(${bytes.length} bytes)`;
  }
}

function requestBodyText({ request }: Exchange): string {
  const { parts, raw, body } = request;
  if (raw) return raw.text;
  if (!parts) return body === undefined ? '' : JSON.stringify(body, null, 2);
  return parts
    .map((part) =>
      'text' in part ? `${part.name}: ${part.text}` : `${part.name}: ${part.file} (${part.bytes.length} bytes)`,
    )
    .join('\n');
}

function toFindingRow({ exchange, ...finding }: Finding, number: number, mask: (text: string) => string): FindingRow {
  const { response } = exchange;
  const maskAndShorten = (text: string) => shortenBody(mask(text));
  const headerLines = (headers: Iterable<[string, string]>) =>
    [...headers].map(([name, value]) => mask(`${name}: ${value}`));
  return {
    ...finding,
    ...(finding.actual === undefined ? {} : { actual: maskAndShorten(finding.actual) }),
    ...(finding.expected === undefined ? {} : { expected: maskAndShorten(finding.expected) }),
    number,
    request: {
      method: exchange.method,
      url: mask(exchange.url),
      headers: headerLines(Object.entries(exchange.headers)),
      body: maskAndShorten(requestBodyText(exchange)),
    },
    response: response && {
      status: response.status,
      headers: headerLines(response.headers),
      body: maskAndShorten(responseBodyText(response.bytes)),
      durationMs: exchange.durationMs,
    },
    curl: curlCommand(exchange, mask),
  };
}

/** Returns a sentence for each missing option, with the checks that were left out because of it. */
function describeUntested({ context }: FinishedRun): string[] {
  const { members, canWrite, readMailedCode, setClock, decidePayment } = context.settings;
  return [
    ...(members.length > 0 || (canWrite && readMailedCode)
      ? []
      : ['Operations that need a login were not tested, because no member was given (--member).']),
    ...(canWrite
      ? []
      : ['Sign-up, posts, profile changes, payments and uploads were not tested, because --write was not given.']),
    ...(readMailedCode || !canWrite
      ? []
      : ['Operations that need a code from a mail were not tested, because no inbox was given (--inbox).']),
    ...(setClock
      ? []
      : ['Expiring tokens and deadlines were not tested, because the clock cannot be moved (--clock).']),
    ...(decidePayment || !canWrite
      ? []
      : ['Card payments were not completed, because no command decides on the payment page (--card).']),
  ];
}

/**
 * Builds the report of a run.
 * @param isCompleteRequired true when checks that were left out make the result inconclusive (`--complete`)
 */
export function buildReport(run: FinishedRun, isCompleteRequired: boolean): Report {
  const { context, aborted, startedAt, durationMs } = run;
  const { results, settings, client, secrets } = context;
  const mask = (text: string) => secrets.mask(text);
  const findings = results.findings.map((finding, index) => toFindingRow(finding, index + 1, mask));
  const failedOutcomes = new Set(
    results.findings.flatMap(({ operation, outcomes: names }) => names.map((name) => outcomeKey(operation, name))),
  );
  const rows = outcomes.map((outcome): OutcomeRow & { operation: string } => {
    const key = outcomeKey(outcome.operation, outcome.name);
    const { operation, name, status } = outcome;
    const base = { operation, name, status, summary: outcomeSummary(outcome) };
    if (failedOutcomes.has(key)) return { ...base, state: 'failed' };
    if (results.reachedOutcomes.has(key)) return { ...base, state: 'passed' };
    return { ...base, state: 'not reached', reason: mask(reasonNotReached(outcome, run)) };
  });
  const countOutcomes = (state: OutcomeRow['state']) => rows.filter((row) => row.state === state).length;
  const untested = [...describeUntested(run), ...describeContractDifferences()];
  const isInconclusive = (aborted !== null && !aborted.isConclusive) || (isCompleteRequired && untested.length > 0);
  const result = findings.length > 0 ? 'failed' : isInconclusive ? 'inconclusive' : 'passed';
  return {
    server: settings.baseUrl,
    startedAt: startedAt.toISOString(),
    durationMs,
    seed: settings.seed,
    requests: client.requestCount,
    result,
    exitCode: result === 'failed' ? 1 : result === 'inconclusive' ? 2 : 0,
    abortReason: aborted && mask(aborted.message),
    untested,
    counts: {
      passed: countOutcomes('passed'),
      failed: countOutcomes('failed'),
      'not reached': countOutcomes('not reached'),
      operations: results.requestCounts.size,
    },
    operations: operationIds.map((id) => ({
      id,
      method: operationTable[id].method,
      path: operationTable[id].path,
      requests: results.requestCounts.get(id) ?? 0,
      outcomes: rows.filter(({ operation }) => operation === id).map(({ operation: _, ...row }) => row),
    })),
    findings,
    steps: results.steps.map(({ findings: stepFindings, ...step }) => ({
      ...step,
      findings: stepFindings.map((finding) => results.findings.indexOf(finding) + 1),
    })),
    leftovers: results.leftovers.map(mask),
  };
}
