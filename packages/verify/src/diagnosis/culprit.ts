import { isDeepStrictEqual } from 'node:util';
import { changedBy, operationIds } from '#verify/contract/document.ts';
import { codesOfSession, type Exchange, errorCode, type OperationId } from '#verify/exchange.ts';
import { isSuccessResponse, matchingOutcomes, outcomeCode, outcomeKey, outcomes } from '#verify/outcomes.ts';
import { writesData } from '#verify/requests/writing-operations.ts';
import type { Finding } from '#verify/run/finding.ts';
import type { RunEvidence } from './run-evidence.ts';

/** Rules about values that a read returns after an earlier request of the step has written them. */
const rulesOfWrittenValues = new Set([
  ...['stored', 'bytes', 'file-name', 'own-data', 'date', 'payment', 'count', 'order', 'search', 'certificate'],
]);

/** The operations whose responses depend on writes, as the contract lists them (`x-changes`). */
const changedReads = new Set(operationIds.flatMap(changedBy));

/**
 * Tells whether a success of an operation changes what a later request to another one receives: by `x-changes`, when the
 * contract lists the other one there, and else when it stores anything.
 */
const changesResponse = (id: OperationId, read: OperationId) =>
  changedReads.has(read) && changedBy(id).length > 0 ? changedBy(id).includes(read) : id === 'logout' || writesData(id);

/** The operations that begin, renew or end a session. */
const sessionOperations: ReadonlySet<OperationId> = new Set(['login', 'requestToken', 'logout', 'resetPw', 'changePw']);

/** The codes that an earlier request causes: a session that has ended, a record that is gone, a fee that is paid. */
const causedCodes = [...codesOfSession, '44', '80'];

/** The operations that compare a value with a stored one, so that an earlier request may cause their code 41. */
const comparingOperations: readonly OperationId[] = ['login', 'verifyCode', 'findMemberPassword'];

/** Tells whether a code depends on the request alone, so that no earlier request causes it: its values, or its file. */
const isOwnCode = (id: OperationId, code: string | null) =>
  code === '47' || (code === '41' && !comparingOperations.includes(id));

/** Returns the last request of a step before a finding that changed data or a session, other than the request itself. */
function lastChange({ operation, history }: Finding): Exchange | undefined {
  return history.findLast(
    ({ operation: id, response }) =>
      id !== operation && changesResponse(id, operation) && response !== null && isSuccessResponse(response),
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
function hasWorkedAfter({ operation, history, outcomes: names }: Finding, other: OperationId): boolean {
  const index = history.findLastIndex((exchange) => exchange.operation === other);
  return history.slice(index + 1).some(({ operation: id, response }) => {
    if (id !== operation || response === null) return false;
    return isSuccessResponse(response) || matchingOutcomes(id, response).some(({ name }) => names.includes(name));
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

/** Returns the codes of the outcomes that a finding misses. */
const expectedCodes = ({ operation, outcomes: names }: Finding): string[] =>
  outcomes.flatMap((outcome) =>
    outcome.operation === operation && names.includes(outcome.name) ? (outcomeCode(outcome) ?? []) : [],
  );

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
    return change && expectedCodes(finding).some((code) => causedCodes.includes(code)) ? change : operation;
  const code = errorCode(response);
  if (matchingOutcomes(operation, response).length === 0 || isOwnCode(operation, code)) return operation;
  if (codesOfSession.includes(code ?? '')) {
    const sessionChange = lastSessionChange(finding);
    return sessionChange && !hasAcceptedSame(finding, sessionChange) ? sessionChange : operation;
  }
  return change && !hasWorkedAfter(finding, change) ? change : operation;
}

/** Tells whether the same value is wrong after changes by another operation too. */
const isWrongElsewhere = (finding: Finding, changing: OperationId, all: readonly Finding[]) =>
  all.some(
    (other) =>
      other !== finding &&
      other.operation === finding.operation &&
      other.rule === finding.rule &&
      other.pointer === finding.pointer &&
      lastChange(other)?.operation !== changing,
  );

/** What a run has seen so far. */
type Seen = { findings: readonly Finding[]; reachedOutcomes: ReadonlySet<string>; evidence: RunEvidence };

/** Tells whether the run has seen the operation give one of the expected outcomes, in this step or in another. */
const hasGivenExpected = ({ operation, outcomes: names }: Finding, { reachedOutcomes }: Seen) =>
  names.some((name) => reachedOutcomes.has(outcomeKey(operation, name)));

/**
 * Returns the operation that a finding accuses. It is often the operation of the response, unless the check knows better.
 * When the response depends on an earlier change of the step, the operation of that change is broken if the responding
 * operation has proved elsewhere that it works: it has passed the same check with another response, or it has given the
 * expected outcome.
 */
export function findCulprit(finding: Finding, results: Seen): OperationId {
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
    if (results.evidence.hasPassedCheck(operation, finding)) return change.operation;
    if (isWrongElsewhere(finding, change.operation, results.findings)) return operation;
    return rule === 'stored' || rule === 'bytes' ? change.operation : operation;
  }
  return operation;
}
