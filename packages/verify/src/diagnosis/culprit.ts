import { isDeepStrictEqual } from 'node:util';
import { type Exchange, errorCode, type OperationId } from '#verify/exchange.ts';
import { isSuccessResponse, matchingOutcomes, outcomeKey } from '#verify/outcomes.ts';
import { writesData } from '#verify/requests/writing-operations.ts';
import type { Finding, RunResults } from '#verify/run/run-results.ts';

/** Rules about values that a read returns after an earlier request of the step has written them. */
const rulesOfWrittenValues = new Set([
  ...['stored', 'bytes', 'file-name', 'own-data', 'date', 'payment', 'count', 'order', 'search', 'certificate'],
]);

/** Tells whether a success of an operation changes what later requests receive. */
const changesState = (id: OperationId) => id === 'logout' || writesData(id);

/** The operations that begin, renew or end a session. */
const sessionOperations: ReadonlySet<OperationId> = new Set(['login', 'requestToken', 'logout', 'resetPw', 'changePw']);

/** Failures that an earlier request causes: a session that has ended, a record that is gone, a fee that is paid. */
const causedFailures = /^(tokenRejected|tokenExpired|sessionExpired|notFound|alreadyPaid)$/;

/** Failures that depend on the request alone, so that no earlier request causes them. */
const ownFailures = /^(passwordsDiffer|fileRejected|notWord|unknownConference|amountMismatch)$/;

/** Returns the last request of a step before a finding that changed data or a session, other than the request itself. */
function lastChange({ operation, history }: Finding): Exchange | undefined {
  return history.findLast(
    ({ operation: id, response }) =>
      id !== operation && changesState(id) && response !== null && isSuccessResponse(response),
  );
}

/** Returns the last request of a step that began, renewed or ended a session, other than the request itself. */
const lastSessionChange = ({ operation, history }: Finding): OperationId | undefined =>
  history.findLast(
    ({ operation: id, response }) =>
      id !== operation && sessionOperations.has(id) && response !== null && isSuccessResponse(response),
  )?.operation;

/**
 * Tells whether the operation has proved in the step that the last request to another one worked: after that, it has
 * succeeded or given the outcome that is missing now.
 */
function hasWorkedAfter({ operation, history, outcomes }: Finding, other: OperationId): boolean {
  const index = history.findLastIndex((exchange) => exchange.operation === other);
  return history.slice(index + 1).some(({ operation: id, response }) => {
    if (id !== operation || response === null) return false;
    return isSuccessResponse(response) || matchingOutcomes(id, response).some(({ name }) => outcomes.includes(name));
  });
}

/** Tells whether the operation has accepted the same request, with the same token, after the last request to another one. */
function hasAcceptedSame({ operation, history, exchange }: Finding, other: OperationId): boolean {
  const index = history.findLastIndex(({ operation: id }) => id === other);
  return history
    .slice(index + 1)
    .some(
      ({ operation: id, request, response }) =>
        id === operation &&
        response !== null &&
        isSuccessResponse(response) &&
        isDeepStrictEqual(request, exchange.request),
    );
}

/**
 * Returns the operation that an unexpected outcome accuses: by default that of the last change. A request that was
 * accepted against the contract accuses the operation that accepted it, unless only the change could have prevented
 * this. A code that the operation never has accuses the operation itself.
 */
function culpritOfOutcome(finding: Finding, change: OperationId | undefined): OperationId {
  const { operation, exchange } = finding;
  const { response } = exchange;
  if (!response) return operation;
  if (isSuccessResponse(response))
    return change && finding.outcomes.some((name) => causedFailures.test(name)) ? change : operation;
  const names = matchingOutcomes(operation, response).map(({ name }) => name);
  if (names.length === 0 || names.some((name) => ownFailures.test(name))) return operation;
  if (names.some((name) => /^(token|session)/.test(name))) {
    const sessionChange = lastSessionChange(finding);
    return sessionChange && !hasAcceptedSame(finding, sessionChange) ? sessionChange : operation;
  }
  return change && !hasWorkedAfter(finding, change) ? change : operation;
}

/** Tells whether the same value is wrong after changes by another operation too. */
const isWrongElsewhere = (finding: Finding, changedBy: OperationId, all: readonly Finding[]) =>
  all.some(
    (other) =>
      other !== finding &&
      other.operation === finding.operation &&
      other.rule === finding.rule &&
      other.pointer === finding.pointer &&
      lastChange(other)?.operation !== changedBy,
  );

/** Tells whether the run has seen the operation give one of the expected outcomes, in this step or in another. */
const hasGivenExpected = ({ operation, outcomes }: Finding, { reachedOutcomes }: RunResults) =>
  outcomes.some((name) => reachedOutcomes.has(outcomeKey(operation, name)));

/**
 * Returns the operation that a finding accuses. It is often the operation of the response, unless the check knows better.
 * When the response depends on an earlier change of the step, the operation of that change is broken if the responding
 * operation has proved elsewhere that it works: it has passed the same check with another response, or it has given the
 * expected outcome.
 */
export function findCulprit(finding: Finding, results: RunResults): OperationId {
  const { operation, rule, exchange } = finding;
  if (finding.culprit) return finding.culprit;
  const change = lastChange(finding);
  // A server error or a response with another form is the fault of the operation itself.
  const isBusinessOutcome = exchange.response?.status === 200 && errorCode(exchange.response) !== '40';
  if (rule === 'outcome')
    return isBusinessOutcome && hasGivenExpected(finding, results)
      ? culpritOfOutcome(finding, change?.operation)
      : operation;
  if (!change) return operation;
  if (rulesOfWrittenValues.has(rule)) {
    const isStored = results.evidence.storedWrites.get(change.operation);
    if (isStored !== undefined) return isStored ? operation : change.operation;
    if (results.evidence.hasPassedCheck(operation, finding)) return change.operation;
    if (isWrongElsewhere(finding, change.operation, results.findings)) return operation;
    return rule === 'stored' || rule === 'bytes' ? change.operation : operation;
  }
  return operation;
}
