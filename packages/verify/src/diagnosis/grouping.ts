import type { OperationId } from '#verify/exchange.ts';
import type { Finding } from '#verify/run/finding.ts';
import { pointerWithoutIndexes, type RunResults } from '#verify/run/run-results.ts';
import { boardTypes } from '#verify/workflows/boards/board-requests.ts';
import { findCulprit } from './culprit.ts';

/** Findings with one cause. The first finding stands for the others. */
export type FindingGroup = {
  /** The operation that is broken. */
  culprit: OperationId;
  /** All operations with the same violation, the culprit first. */
  operations: OperationId[];
  /** Another operation that may be broken instead, when the run cannot tell which one is. */
  doubt?: OperationId;
  findings: [Finding, ...Finding[]];
};

/** Rules from the most important to the least: security and lost data come before details. */
const ruleOrder: RegExp[] = [
  /^no-response$/,
  /^server-error$/,
  /^(personal-file|own-data|tokens|secrets?)$/,
  /^(envelope|content-type|charset)$/,
  /^(payment|stored|bytes|fees)$/,
  /^outcome$/,
  // Stands for all rules that the order does not list.
  /^$/,
  /^schema\/(required|type|additionalProperties)$/,
  /^status$/,
  /^accepted$/,
];

const securityOutcomes = /^(unauthorized|token|session|not|unknown|email|mismatch|wrong|tooManyFailures)/;

const hasWrongForm = ({ rule }: Finding) => rule.startsWith('schema/') || rule === 'envelope';

/** Returns the rank of a finding, the lowest for the most important. Consequences of wrong forms come last. */
function rankOf(finding: Finding, wrongForms: ReadonlySet<OperationId>): number {
  const { rule, outcomes, history, exchange } = finding;
  const isSecurity = rule === 'outcome' && outcomes.some((name) => securityOutcomes.test(name));
  const listed = ruleOrder.findIndex((pattern) => pattern.test(rule));
  const own = isSecurity ? 2 : listed < 0 ? ruleOrder.findIndex((pattern) => pattern.test('')) : listed;
  const isConsequence = [...history, exchange].some(({ operation }) => wrongForms.has(operation));
  return isConsequence && !hasWrongForm(finding) ? ruleOrder.length + own : own;
}

/** More violations of different kinds in one operation are shown one by one. */
const rulesGroupedByOperation = new Set(['accepted', 'server-error', 'no-response', 'rejected']);

/** Returns a message without the list that it concerns (as `notice: …`) and without the request that it concerns. */
const withoutLabels = (text: string) => text.replace(/^[\w, ]+: /, '').replace(/ \(request: .*\)$/s, '');

const boardNames = new RegExp(`(?<=/)(${boardTypes.join('|')})(?=_|/|$)`, 'g');

/** Returns a pointer in which the names of the boards, which begin the names of their fields, are the same. */
const withoutBoardNames = (pointer: string) => pointer.replace(boardNames, '*');

/** Returns the key that all findings with one cause share. */
function causeOf(finding: Finding, culprit: OperationId): string {
  const { rule, message, pointer, actual = '' } = finding;
  if (rulesGroupedByOperation.has(rule)) return `${rule} ${culprit}`;
  const place = pointer?.startsWith('request:') ? '' : withoutBoardNames(pointerWithoutIndexes(pointer));
  // The values of a response differ from one operation to the next, but its status and code do not.
  const observed = rule === 'outcome' || rule === 'status' ? actual : '';
  return [rule, withoutLabels(message), place, observed].join('\n');
}

/** Tells whether a group concerns one of some operations: as a broken one, or as one that may be broken. */
export const concerns = ({ operations, doubt }: FindingGroup, ids: readonly OperationId[]): boolean =>
  [...operations, ...(doubt ? [doubt] : [])].some((id) => ids.includes(id));

/** Groups findings with one cause. The most important groups come first, and then those of most operations. */
export function groupFindings(results: RunResults): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const finding of results.findings) {
    const { operation: culprit, doubt } = findCulprit(finding, results);
    const cause = causeOf(finding, culprit);
    const group = groups.get(cause);
    if (group) {
      group.findings.push(finding);
      if (!group.operations.includes(culprit)) group.operations.push(culprit);
    } else groups.set(cause, { culprit, operations: [culprit], findings: [finding], ...(doubt ? { doubt } : {}) });
  }
  const wrongForms = new Set(results.findings.filter(hasWrongForm).map(({ operation }) => operation));
  const rank = ({ findings: [first] }: FindingGroup) => rankOf(first, wrongForms);
  return [...groups.values()].sort(
    (one, other) => rank(one) - rank(other) || other.operations.length - one.operations.length,
  );
}
