import { shorten } from '#verify/contract/json-values.ts';
import { type ContractPlace, contractPlaceOf, namePlace } from '#verify/diagnosis/contract-pointer.ts';
import { curlScript } from '#verify/diagnosis/curl-script.ts';
import type { FindingGroup } from '#verify/diagnosis/grouping.ts';
import type { Finding } from '#verify/run/finding.ts';
import type { RunContext } from '#verify/run/run-context.ts';

/** The response of a finding, without secrets. A long body is shortened. */
type ReportedResponse = { status: number; headers: string[]; body: string; durationMs: number };

/** Findings with one cause, in a report. The first of them stands for the others. */
export type FindingRow = Omit<Finding, 'exchange' | 'history' | 'operation' | 'key' | 'position'> & {
  number: number;
  /** The operation that is broken. */
  operation: string;
  /** The operation whose response shows it, when it is another one. */
  shownBy: string | null;
  /** Another operation that may be broken instead, when the run cannot tell which one is. */
  doubt: string | null;
  /** All operations with the same violation, `operation` first. */
  operations: string[];
  /** The other requests with the same cause, each in one line. Many are shortened to the first. */
  cases: string[];
  /** The place in the contract that the server violates. */
  contract: ContractPlace;
  response: ReportedResponse | null;
  /** A bash script that repeats the request by itself, without secrets. */
  curl: string;
};

const maxBodyLength = 3000;

/** Returns a body as text, or its size when it is not UTF-8. */
function responseBodyText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return `(${bytes.length} bytes)`;
  }
}

/** Returns what the reports say about a finding, each with its name. */
export const factsOf = (row: FindingRow): [name: string, value: string][] =>
  Object.entries({
    'also in': row.operations.slice(1).join(', '),
    'shown by': row.shownBy ?? '',
    doubt: row.doubt === null ? '' : `${row.doubt} may be broken instead: the run cannot tell the write from the read`,
    step: `${row.workflow}: ${row.step}`,
    contract: row.contract.statement,
    place: namePlace(row.contract),
    at: row.pointer ?? '',
    expected: row.expected ?? '',
    actual: row.actual ?? '',
  }).filter(([, value]) => value !== '');

const maxCases = 50;

/** Describes a finding of a group in one line. */
function describeCase({ operation, message, pointer, actual }: Finding): string {
  const place = pointer ? ` at ${pointer.replace(/^request: /, 'the request with ')}` : '';
  return `${operation}: ${message}${place}${actual === undefined ? '' : `, actual ${actual.slice(0, 100)}`}`;
}

/** Converts findings with one cause to a row of the report. */
export function toFindingRow(
  { culprit, operations, findings, doubt }: FindingGroup,
  number: number,
  { secrets, settings }: RunContext,
): FindingRow {
  const [{ exchange, history: _, key: __, position: ___, operation, ...finding }, ...others] = findings;
  const { response } = exchange;
  const givenMembers = settings.members.map(({ id }) => id);
  const maskText = (text: string) => secrets.mask(text);
  const maskAndShorten = (text: string) => shorten(maskText(text), maxBodyLength);
  return {
    ...finding,
    ...(finding.actual === undefined ? {} : { actual: maskAndShorten(finding.actual) }),
    ...(finding.expected === undefined ? {} : { expected: maskAndShorten(finding.expected) }),
    number,
    operation: culprit,
    shownBy: culprit === operation ? null : operation,
    doubt: doubt ?? null,
    operations,
    count: findings.reduce((sum, { count }) => sum + count, 0),
    cases: others.slice(0, maxCases).map((other) => maskText(describeCase(other))),
    contract: contractPlaceOf(findings[0]),
    response: response && {
      status: response.status,
      headers: [...response.headers].map(([name, value]) => maskText(`${name}: ${value}`)),
      body: maskAndShorten(responseBodyText(response.bytes)),
      durationMs: exchange.durationMs,
    },
    curl: curlScript(findings[0], secrets, givenMembers),
  };
}
