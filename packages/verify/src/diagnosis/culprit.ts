import { changedBy } from '#verify/contract/document.ts';
import { operationIds, writesData } from '#verify/contract/operations.ts';
import type { Exchange, OperationId } from '#verify/exchange.ts';
import { isSuccessResponse } from '#verify/outcomes.ts';
import type { Finding, Violation } from '#verify/run/finding.ts';

/** Rules about values that a read returns after an earlier request of the step has written them. */
const rulesOfWrittenValues = new Set([
  ...['stored', 'bytes', 'file-name', 'own-data', 'date', 'payment', 'count', 'order', 'search', 'certificate'],
]);

/** The operations whose responses depend on writes, as the contract lists them (`x-changes`). */
const changedReads = new Set(operationIds.flatMap(changedBy));

/** Tells whether a success changes later responses: by `x-changes`, or else when the operation stores data. */
const changesResponse = (id: OperationId, read: OperationId) =>
  changedReads.has(read) && changedBy(id).length > 0 ? changedBy(id).includes(read) : writesData(id);

/** Returns the last request of a step before a finding that changed data, other than the request itself. */
const lastChangeBefore = ({ operation, history }: Finding): Exchange | undefined =>
  history.findLast(
    ({ operation: id, response }) =>
      id !== operation && changesResponse(id, operation) && response !== null && isSuccessResponse(response),
  );

const lastChange = (finding: Finding): OperationId | undefined => lastChangeBefore(finding)?.operation;

/** Returns the request that has written the value of a finding, if it is about a written value. */
export const writeBefore = (finding: Finding): Exchange | undefined =>
  rulesOfWrittenValues.has(finding.rule) ? lastChangeBefore(finding) : undefined;

/** Tells whether the same value is wrong after changes by another operation too. */
const isWrongElsewhere = (finding: Finding, changing: OperationId, all: readonly Finding[]) =>
  all.some(
    (other) =>
      other.operation === finding.operation &&
      other.rule === finding.rule &&
      other.pointer === finding.pointer &&
      lastChange(other) !== changing,
  );

/** The operation that a finding accuses. `doubt` is another one that may be broken instead. */
export type Culprit = { operation: OperationId; doubt?: OperationId };

/** The results of a run that tell a broken write from a broken read. */
type Evidence = {
  findings: readonly Finding[];
  hasPassedCheck: (operation: OperationId, check: Violation) => boolean;
  hasReadValue: (operation: OperationId, check: Violation) => boolean;
};

/**
 * Returns the operation that a finding accuses: that of the response, unless the check knows better. A value that an earlier
 * request of the step has written accuses the operation of that request if the responding operation has returned the same
 * value correctly elsewhere. Without such a proof, the other operation is named as the doubt.
 */
export function findCulprit(finding: Finding, results: Evidence): Culprit {
  const { operation, rule } = finding;
  if (finding.culprit) return { operation: finding.culprit };
  const change = writeBefore(finding)?.operation;
  if (!change) return { operation };
  if (results.hasReadValue(operation, finding)) return { operation: change };
  const isLikelyWrite = results.hasPassedCheck(operation, finding);
  if (!isLikelyWrite && isWrongElsewhere(finding, change, results.findings)) return { operation };
  return isLikelyWrite || rule === 'stored' || rule === 'bytes'
    ? { operation: change, doubt: operation }
    : { operation, doubt: change };
}
