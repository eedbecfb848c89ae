import type { Finding } from '#verify/run/finding.ts';

/** Stands for all rules that the order does not list. */
const otherRules = 'other';

/** Rules from the most important to the least. */
const ruleOrder: (string | RegExp)[] = [
  'no-response',
  'server-error',
  /^(personal-file|own-data|tokens|secrets?)$/,
  /^(envelope|content-type|charset)$/,
  /^(payment|stored|bytes|fees)$/,
  'outcome',
  otherRules,
  /^schema\/(required|type|additionalProperties)$/,
  'status',
  'accepted',
];

const isSecurityOutcome = ({ rule, outcomes }: Finding) =>
  rule === 'outcome' &&
  outcomes.some((name) => /^(unauthorized|token|session|not|unknown|email|mismatch|wrong|tooManyFailures)/.test(name));

const hasWrongForm = ({ rule }: Finding) => rule.startsWith('schema/') || rule === 'envelope';

/** Tells whether an earlier request of the step goes to an operation whose responses have the wrong form. */
const isConsequence = (finding: Finding, all: readonly Finding[]) =>
  !hasWrongForm(finding) &&
  all.some(
    (other) =>
      hasWrongForm(other) &&
      [...finding.history, finding.exchange].some(({ operation }) => operation === other.operation),
  );

/**
 * Returns the rank of a finding in a report: 0 for the most important. Security and lost data come before details, and a
 * finding that another one explains comes last.
 * @param all all findings of the run
 */
export function rankOf(finding: Finding, all: readonly Finding[]): number {
  const rank = rankOfRule(finding);
  return isConsequence(finding, all) ? ruleOrder.length + 1 + rank : rank;
}

function rankOfRule(finding: Finding): number {
  if (isSecurityOutcome(finding)) return 2;
  const rank = ruleOrder.findIndex((rule) =>
    typeof rule === 'string' ? rule === finding.rule : rule.test(finding.rule),
  );
  return rank < 0 ? ruleOrder.indexOf(otherRules) : rank;
}
