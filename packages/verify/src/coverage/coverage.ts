import type { OperationId } from '#verify/exchange.ts';
import type { NotReached } from './outcome-reasons.ts';

/** An outcome of the contract with its test result. */
export type OutcomeRow = {
  operation: OperationId;
  name: string;
  status: number;
  summary: string;
  state: 'passed' | 'failed' | 'not reached';
  /** Whether a client can provoke the outcome on a correct server. */
  isProvokable: boolean;
  /** Why the outcome was not reached. */
  reason?: string;
  cause?: NotReached['cause'];
};

/** The share of the outcomes of the contract that a run reached. */
export type Coverage = {
  passed: number;
  /** The number of outcomes that a client can provoke. */
  provokable: number;
  /** The outcomes that were not reached, by reason, the most frequent reason first. */
  notReached: { reason: string; count: number }[];
  /** The number of outcomes that no client can provoke on a correct server. */
  unprovokable: number;
  /** The number of outcomes that the run should have reached with the given means. */
  missing: number;
  /** The number of outcomes for which the tester gave too few means. */
  withoutMeans: number;
};

/** Counts the outcomes of a run. */
export function measureCoverage(rows: readonly OutcomeRow[]): Coverage {
  // An outcome that the server gave without being provoked, such as a status 429, does not count either.
  const provokable = rows.filter(({ isProvokable }) => isProvokable);
  const notReached = provokable.filter(({ state }) => state === 'not reached');
  const byReason = Map.groupBy(notReached, ({ reason }) => reason ?? '');
  const countCause = (cause: OutcomeRow['cause']) => notReached.filter((row) => row.cause === cause).length;
  return {
    passed: provokable.filter(({ state }) => state === 'passed').length,
    provokable: provokable.length,
    notReached: [...byReason]
      .map(([reason, { length: count }]) => ({ reason, count }))
      .sort((one, other) => other.count - one.count),
    unprovokable: rows.length - provokable.length,
    missing: countCause('missing'),
    withoutMeans: countCause('means'),
  };
}

/** Describes the share of the outcomes and the reasons of the rest, in sentences. */
export function describeCoverage({ passed, provokable, notReached, unprovokable }: Coverage): string {
  const count = notReached.reduce((sum, row) => sum + row.count, 0);
  const reasons = notReached.map((row) => `${row.count} because ${row.reason.replace(/\.$/, '')}`).join('; ');
  const share = `${passed} of ${provokable} outcomes${count === 0 ? '' : `; ${count} not reached: ${reasons}`}.`;
  return `${share}${unprovokable === 0 ? '' : ` ${unprovokable} further outcomes cannot be provoked by a client.`}`;
}
