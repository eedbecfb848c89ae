/**
 * Conclusions from the results of the machine and the decisions of a person. The report in the browser runs this module
 * too, so that it counts the decisions of the worksheet as soon as they are made.
 */

import { findCriterion } from '#audit/criteria/kinds.ts';
import { kwcag } from '#audit/criteria/kwcag.ts';
import { wcag } from '#audit/criteria/wcag.ts';
import { type Decision, decisionIn, type Values } from './worksheet-file.ts';

/** The kinds of conclusion about a criterion on a screen. */
export type CellKind = 'failed' | 'passed' | 'partly' | 'inapplicable' | 'person' | 'untested';

/** Sign and Korean text of each kind of cell. */
export const cellTexts: Record<CellKind, { sign: string; text: string }> = {
  failed: { sign: '✗', text: '결함' },
  passed: { sign: '✓', text: '기계가 확인: 결함 없음' },
  partly: { sign: '◐', text: '기계가 본 부분은 결함 없음, 나머지는 사람이 확인' },
  inapplicable: { sign: '–', text: '기계가 볼 대상이 없음' },
  person: { sign: '☐', text: '사람이 확인' },
  untested: { sign: '?', text: '확인 안 됨' },
};

/** The results of the machine: a kind of cell for each criterion and screen. */
export type MachineResults = {
  screens: readonly { id: string; name: string }[];
  cells: Readonly<Record<string, Readonly<Record<string, CellKind>>>>;
};

/** The result of a criterion on a screen. */
export type ScreenResult = Decision | 'undecided';

/** The terms of VPAT 2.5 for the conformance with a criterion. */
export type Term = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';

/** Korean names of the terms. */
export const termNames: Readonly<Record<Term, string>> = {
  supports: '지원',
  'partially-supports': '부분 지원',
  'does-not-support': '미지원',
  'not-applicable': '해당 없음',
  'not-evaluated': '평가하지 않음',
};

/** Whether a person has to decide about a criterion on a screen. */
export const isLeftToPerson = (criterion: string, cell: CellKind): boolean =>
  cell !== 'failed' && (findCriterion(criterion).method !== 'machine' || cell === 'untested');

/** Returns the result of a criterion on a screen. A finding of the machine outweighs the decision of a person. */
export function screenResult(criterion: string, cell: CellKind, decision: Decision | null): ScreenResult {
  if (cell === 'failed') return 'fail';
  if (isLeftToPerson(criterion, cell)) return decision ?? 'undecided';
  return cell === 'passed' ? 'pass' : 'notApplicable';
}

/** Returns the results of a criterion on all screens. */
export const resultsOf = (criterion: string, { screens, cells }: MachineResults, values: Values): ScreenResult[] =>
  screens.map(({ id }) =>
    screenResult(criterion, cells[criterion]?.[id] ?? 'untested', decisionIn(values, id, criterion)),
  );

/**
 * Returns the term of VPAT 2.5 for a criterion. A criterion that most of its screens violate is not supported. Without a
 * violation, one screen without a decision is enough for `not-evaluated`.
 */
export function termFor(results: readonly ScreenResult[]): Term {
  const applicable = results.filter((result) => result !== 'notApplicable');
  const failed = applicable.filter((result) => result === 'fail').length;
  if (failed > 0) return failed > applicable.length / 2 ? 'does-not-support' : 'partially-supports';
  if (results.length === 0 || applicable.includes('undecided')) return 'not-evaluated';
  return applicable.length === 0 ? 'not-applicable' : 'supports';
}

/** Combines the results of the criteria of one KWCAG item on one screen. */
function combineResults(results: readonly ScreenResult[]): ScreenResult {
  for (const result of ['fail', 'undecided', 'pass'] as const) if (results.includes(result)) return result;
  return 'notApplicable';
}

/** The compliance with an item of KWCAG. `percentage` is null if no screen is decided. */
export type Compliance = { kept: number; decided: number; undecided: number; percentage: number | null };

/**
 * Returns the compliance with an item of KWCAG 2.2 as the Korean certification counts it by page: the screens that keep
 * the item, or to which it does not apply, divided by all screens. Screens without a decision do not count.
 */
export function complianceWith(item: string, machine: MachineResults, values: Values): Compliance {
  const criteria = kwcag.find(({ id }) => id === item)?.criteria ?? [];
  const byCriterion = criteria.map((criterion) => resultsOf(criterion, machine, values));
  const results = machine.screens.map((_, index) =>
    combineResults(byCriterion.map((all) => all[index] ?? 'undecided')),
  );
  const decided = results.filter((result) => result !== 'undecided').length;
  const kept = results.filter((result) => result === 'pass' || result === 'notApplicable').length;
  return {
    kept,
    decided,
    undecided: results.length - decided,
    percentage: decided === 0 ? null : Math.round((kept / decided) * 1000) / 10,
  };
}

/** Returns the text of a compliance, such as `97.5 % (39/40)`. */
export const complianceText = ({ kept, decided, percentage }: Compliance): string =>
  percentage === null ? '판정 전' : `${percentage} % (${kept}/${decided})`;

/** The criteria of WCAG that a report has: those with results. */
export const reportedCriteria = ({ cells }: MachineResults) => wcag.filter(({ id }) => id in cells);

/** Returns the number of WCAG criteria for each term. */
export function countTerms(machine: MachineResults, values: Values): Record<Term, number> {
  const counts: Record<Term, number> = {
    supports: 0,
    'partially-supports': 0,
    'does-not-support': 0,
    'not-applicable': 0,
    'not-evaluated': 0,
  };
  for (const { id } of reportedCriteria(machine)) counts[termFor(resultsOf(id, machine, values))] += 1;
  return counts;
}

/** Returns the number of decisions that a person has to make, and of those made; all screens, or one. */
export function countDecisions(
  { screens, cells }: MachineResults,
  values: Values,
  screen?: string,
): { made: number; all: number } {
  const count = { made: 0, all: 0 };
  for (const { id } of screens.filter((one) => screen === undefined || one.id === screen))
    for (const [criterion, byScreen] of Object.entries(cells)) {
      if (!isLeftToPerson(criterion, byScreen[id] ?? 'untested')) continue;
      count.all += 1;
      if (decisionIn(values, id, criterion)) count.made += 1;
    }
  return count;
}
