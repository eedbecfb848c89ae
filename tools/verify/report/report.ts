import { operationTable } from '#mocks/generated/operations.ts';
import { operationIds } from '#mocks/http/document.ts';
import { curlOf } from '#tools/verify/curl.ts';
import type { Exchange } from '#tools/verify/exchange.ts';
import type { Finding, StepResult } from '#tools/verify/ledger.ts';
import { outcomeKey, outcomes } from '#tools/verify/outcome.ts';
import { reasonFor, summaryOf } from '#tools/verify/reasons.ts';
import type { Result } from '#tools/verify/run.ts';

/** An outcome of the contract, and whether the server keeps it. */
export type OutcomeRow = {
  name: string;
  status: number;
  summary: string;
  state: 'passed' | 'failed' | 'not reached';
  reason?: string;
};

/** What was asked and answered, without secrets. Bodies are cut where they are long. */
type Shown = { method: string; url: string; headers: string[]; body: string };
type ShownAnswer = { status: number; headers: string[]; body: string; took: number };

/** A finding as a report shows it. */
export type FindingRow = Omit<Finding, 'exchange'> & {
  number: number;
  request: Shown;
  answer: ShownAnswer | null;
  curl: string;
};
/** A step as a report shows it, with its findings by number. */
export type StepRow = Omit<StepResult, 'findings'> & { findings: number[] };

/** Everything that the reports say, as plain data without secrets. */
export type Report = {
  server: string;
  began: string;
  /** Milliseconds. */
  took: number;
  seed: number;
  requests: number;
  /** Whether the server keeps the contract, as far as could be known; `unknown` when it could not be judged. */
  verdict: 'kept' | 'broken' | 'unknown';
  exitCode: 0 | 1 | 2;
  /** Why the run ended before its end, or could not begin. */
  halted: string | null;
  /** What was not given, and so could not be known; each a sentence. */
  unknown: string[];
  counts: { passed: number; failed: number; 'not reached': number; operations: number };
  operations: { id: string; method: string; path: string; asked: number; outcomes: OutcomeRow[] }[];
  findings: FindingRow[];
  steps: StepRow[];
  leftovers: string[];
};

const longestBody = 3000;
const cut = (text: string) =>
  text.length > longestBody ? `${text.slice(0, longestBody)}… (${text.length} characters)` : text;

/** A body as text; bytes that are none are counted. */
function bodyText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return `(${bytes.length} bytes)`;
  }
}

function sentBody({ question }: Exchange): string {
  const { parts, raw, body } = question;
  if (raw) return raw.text;
  if (!parts) return body === undefined ? '' : JSON.stringify(body, null, 2);
  return parts
    .map((part) =>
      'text' in part ? `${part.name}: ${part.text}` : `${part.name}: ${part.file} (${part.bytes.length} bytes)`,
    )
    .join('\n');
}

function findingRow({ exchange, ...finding }: Finding, number: number, mask: (text: string) => string): FindingRow {
  const { answer } = exchange;
  const shown = (text: string) => cut(mask(text));
  const headers = (given: Iterable<[string, string]>) => [...given].map(([name, value]) => mask(`${name}: ${value}`));
  return {
    ...finding,
    ...(finding.actual === undefined ? {} : { actual: shown(finding.actual) }),
    ...(finding.expected === undefined ? {} : { expected: shown(finding.expected) }),
    number,
    request: {
      method: exchange.method,
      url: mask(exchange.url),
      headers: headers(Object.entries(exchange.headers)),
      body: shown(sentBody(exchange)),
    },
    answer: answer && {
      status: answer.status,
      headers: headers(answer.headers),
      body: shown(bodyText(answer.bytes)),
      took: exchange.took,
    },
    curl: curlOf(exchange, mask),
  };
}

/** What a run did not have, and what that keeps it from knowing. */
function unknownOf({ run }: Result): string[] {
  const { members, write, inbox, clock, card } = run.settings;
  return [
    ...(members.length > 0 || (write && inbox)
      ? []
      : ['No member was given (--member), so nothing that needs a login was tried.']),
    ...(write ? [] : ['The run only read; give --write to have sign-up, posts, profiles, payments and uploads tried.']),
    ...(inbox || !write ? [] : ['No inbox was given (--inbox), so nothing that needs a mailed code was tried.']),
    ...(clock ? [] : ['No clock was given (--clock), so nothing was tried that needs time to pass.']),
    ...(card || !write ? [] : ['Nothing pays on the payment page (--card), so no card payment was tried to its end.']),
  ];
}

/** The report of a run. */
export function reportOf(result: Result, complete: boolean): Report {
  const { run, halted, began, took } = result;
  const { ledger, settings, client, secrets } = run;
  const mask = (text: string) => secrets.mask(text);
  const findings = ledger.findings.map((finding, index) => findingRow(finding, index + 1, mask));
  const broken = new Set(
    ledger.findings.flatMap(({ operation, outcomes: names }) => names.map((name) => outcomeKey(operation, name))),
  );
  const rows = outcomes.map((outcome): OutcomeRow & { operation: string } => {
    const key = outcomeKey(outcome.operation, outcome.name);
    const { operation, name, status } = outcome;
    const base = { operation, name, status, summary: summaryOf(outcome) };
    if (broken.has(key)) return { ...base, state: 'failed' };
    if (ledger.reached.has(key)) return { ...base, state: 'passed' };
    return { ...base, state: 'not reached', reason: mask(reasonFor(outcome, result)) };
  });
  const count = (state: OutcomeRow['state']) => rows.filter((row) => row.state === state).length;
  const unknown = unknownOf(result);
  const isUnknown = (halted !== null && !halted.enough) || (complete && unknown.length > 0);
  const verdict = findings.length > 0 ? 'broken' : isUnknown ? 'unknown' : 'kept';
  return {
    server: settings.base,
    began: began.toISOString(),
    took,
    seed: settings.seed,
    requests: client.requests,
    verdict,
    exitCode: verdict === 'broken' ? 1 : verdict === 'unknown' ? 2 : 0,
    halted: halted && mask(halted.message),
    unknown,
    counts: {
      passed: count('passed'),
      failed: count('failed'),
      'not reached': count('not reached'),
      operations: ledger.asked.size,
    },
    operations: operationIds.map((id) => ({
      id,
      method: operationTable[id].method,
      path: operationTable[id].path,
      asked: ledger.asked.get(id) ?? 0,
      outcomes: rows.filter(({ operation }) => operation === id).map(({ operation: _, ...row }) => row),
    })),
    findings,
    steps: ledger.steps.map(({ findings: own, ...step }) => ({
      ...step,
      findings: own.map((finding) => ledger.findings.indexOf(finding) + 1),
    })),
    leftovers: ledger.leftovers.map(mask),
  };
}
