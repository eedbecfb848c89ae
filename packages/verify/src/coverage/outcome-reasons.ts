import { toSeoulIso } from '#verify/contract/contract-event.ts';
import { queryParametersOf, requestBodyOf } from '#verify/contract/contract-examples.ts';
import { isSuccessExample, type Outcome, outcomes } from '#verify/outcomes.ts';
import type { FinishedRun } from '#verify/run/run-workflows.ts';
import type { Settings } from '#verify/run/settings.ts';

/** Returns the reason why no client can provoke an outcome on a correct server, or null. Such outcomes do not count. */
export function reasonUnprovokable({ operation, name }: Outcome): string | null {
  const hasInput = requestBodyOf(operation) !== null || queryParametersOf(operation).length > 0;
  if (name === 'serverError') return 'a server that keeps the contract does not fail';
  if (name === 'tooManyRequests') return 'the run does not provoke the rate limit';
  return name === 'badRequest' && !hasInput ? 'the operation has no input that a client could get wrong' : null;
}

/** Returns the options that would give the run more means, and that are missing, each with what was left out without it. */
export function missingMeans({ members, canWrite, readMailedCode, setClock, decidePayment }: Settings) {
  const hasMember = members.length > 0 || (canWrite && readMailedCode);
  const means: [option: string, given: unknown, untested: string][] = [
    ['--member', hasMember, 'Logins were not tested, because no member was given'],
    ['--write', canWrite, 'Operations that store data or send mail were not tested, because it was not given'],
    ['--inbox', readMailedCode, 'Codes from a mail were not tested, because no inbox was given'],
    ['--clock', setClock, 'Expiring tokens and deadlines were not tested, because the clock cannot be moved'],
    ['--card', decidePayment, 'Card payments were not completed, because no command decides on them'],
  ];
  return means.flatMap(([option, given, untested]) =>
    given ? [] : [{ option, untested: `${untested} (${option}).` }],
  );
}

/** Tells whether an outcome is one of several successes, which of them a server gives depends on its data. */
function isOneOfSeveralSuccesses({ operation, type, value }: Outcome): boolean {
  const isSuccess = (one: Outcome) => one.operation === operation && isSuccessExample(one.type, one.value);
  return isSuccessExample(type, value) && outcomes.filter(isSuccess).length > 1;
}

/**
 * Why an outcome was not reached. `cause` is `contract` when no client can provoke it, `means` when the tester has left out an
 * option, `data` when the data of the server do not lead to it, and `missing` when the run should have reached it.
 */
export type NotReached = { cause: 'contract' | 'means' | 'data' | 'missing'; reason: string };

/** Returns why an outcome was not reached. */
export function whyNotReached(outcome: Outcome, { context, aborted }: FinishedRun): NotReached {
  const { settings, results, sessions } = context;
  const unprovokable = reasonUnprovokable(outcome);
  if (unprovokable) return { cause: 'contract', reason: unprovokable };
  if (aborted) {
    const cause = aborted.isConclusive ? 'means' : 'missing';
    return { cause, reason: 'the run ended before this outcome was tested' };
  }
  if (settings.onlyWorkflows.length > 0 && !settings.judgedOperations)
    return { cause: 'means', reason: 'the run was limited to workflows' };
  const skipped = results.skipReasons.get(outcome.operation);
  const options = missingMeans(settings)
    .map(({ option }) => option)
    .join(', ');
  if (options !== '')
    return { cause: 'means', reason: skipped ?? `it may need an option that was not given: ${options}` };
  if (isOneOfSeveralSuccesses(outcome))
    return { cause: 'data', reason: "the server's data, or the types of the given members, do not lead to it" };
  if (settings.builtOperations)
    return { cause: 'means', reason: skipped ?? 'it may need an operation that is not in --built' };
  if (skipped) return { cause: 'missing', reason: skipped };
  if (sessions.length === 0) return { cause: 'missing', reason: 'no member could log in' };
  return { cause: 'missing', reason: `no response of the server matches it: ${outcome.summary}` };
}

/** Returns why `--clock` seems to have no effect, by the dates of new records or tokens that do not expire; or null. */
export function clockWithoutEffect({ context, startedAt }: FinishedRun): string | null {
  const { results, settings } = context;
  if (!settings.setClock || results.failedMeans.has('--clock')) return null;
  const today = [startedAt.getTime(), Date.now()].map((ms) => toSeoulIso(ms).slice(0, 10));
  const hasTodaysDate = results.findings.some(({ rule, actual = '' }) => rule === 'date' && today.includes(actual));
  if (hasTodaysDate) return '--clock: the command succeeds, but a new record has the real date of today';
  const hasExpired = [...results.reachedOutcomes].some((key) => key.endsWith(' tokenExpired'));
  const accepted = results.findings.filter(
    ({ rule, outcomes }) => rule === 'outcome' && outcomes.includes('tokenExpired'),
  );
  if (hasExpired || accepted.length === 0) return null;
  return '--clock: the command succeeds, but no access token has expired a day later';
}
