import { type Example, resolveReference, responsesOf } from '#verify/contract/document.ts';
import { type Outcome, outcomeKey } from '#verify/outcomes.ts';
import type { FinishedRun } from '#verify/run/run-workflows.ts';
import { givenMeans, reasonMeansMissing, reasonUnprovokable } from './outcome-means.ts';

type ExampleWithSummary = Example & { summary?: string };

/** Returns the summary that the contract has for the example of an outcome, or else the name of the outcome. */
export function outcomeSummary({ operation, status, type, name }: Outcome): string {
  const row = responsesOf(operation).find((response) => response.status === status && response.type === type);
  const example = row?.media.examples?.[name];
  return (example && resolveReference<ExampleWithSummary>(example).summary) ?? name;
}

/**
 * Why an outcome was not reached. `cause` is `contract` when no client can provoke it, `means` when the tester gave the run
 * too few means, `data` when the data of the server do not lead to it, and `missing` when the run should have reached it.
 */
export type NotReached = { cause: 'contract' | 'means' | 'data' | 'missing'; reason: string };

/** Returns why an outcome was not reached. */
export function whyNotReached(outcome: Outcome, { context, aborted }: FinishedRun): NotReached {
  const { settings, results, sessions } = context;
  const unprovokable = reasonUnprovokable(outcome);
  if (unprovokable) return { cause: 'contract', reason: unprovokable };
  const given = givenMeans(settings);
  const meansMissing = reasonMeansMissing(outcome, new Set([...given, 'data']));
  if (meansMissing) return { cause: 'means', reason: meansMissing };
  if (aborted) {
    const cause = aborted.isConclusive ? 'means' : 'missing';
    return { cause, reason: 'the run ended before this outcome was tested' };
  }
  if (settings.onlyWorkflows.length > 0 && !settings.judgedOperations)
    return { cause: 'means', reason: 'the run was limited to workflows' };
  const dataMissing = reasonMeansMissing(outcome, given);
  if (dataMissing) return { cause: 'data', reason: dataMissing };
  const skipped = results.skipReasons.get(outcome.operation);
  if (settings.builtOperations)
    return { cause: 'means', reason: skipped ?? 'it may need an operation that is not in --built' };
  if (skipped) return { cause: 'missing', reason: skipped };
  if (sessions.length === 0 && given.has('login')) return { cause: 'missing', reason: 'no member could log in' };
  return { cause: 'missing', reason: `no response of the server matches it: ${outcomeSummary(outcome)}` };
}

/** Tells whether the run received an outcome from the server. */
export const isReached = ({ operation, name }: Outcome, { context }: FinishedRun): boolean =>
  context.results.reachedOutcomes.has(outcomeKey(operation, name));
