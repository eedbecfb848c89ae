import { findCriterion } from '#tools/audit/criteria/kinds.ts';
import type { Finding, Outcome } from '#tools/audit/model.ts';
import type { Screen } from '#tools/audit/screens/state.ts';

/** The conclusion about a criterion on a screen. */
export type Cell =
  | { is: 'failed'; count: number }
  | { is: 'passed' | 'partly' | 'inapplicable' | 'person' | 'untested' };

/** The data of a report. */
export type ReportData = {
  base: string;
  screens: readonly Screen[];
  outcomes: readonly Outcome[];
  findings: readonly Finding[];
  /** The criteria to report; all if empty. */
  requestedCriteria: readonly string[];
  /** Journeys whose transcript differs from the reviewed one, or could not be recorded. */
  transcriptDifferences: readonly { name: string; reason: string }[];
};

/** Whether the check of an outcome belongs to a criterion. */
const outcomeCovers = (id: string, { check }: Outcome): boolean => check.criteria.includes(id);

const findingCovers = (id: string, { check, problem }: Finding): boolean =>
  (problem.criteria ?? check.criteria).includes(id);

/** Returns a cell of the matrix. A criterion never counts as passed unless it was tested on the states. */
export function matrixCell(
  id: string,
  states: ReadonlySet<string>,
  { outcomes, findings }: Pick<ReportData, 'outcomes' | 'findings'>,
): Cell {
  const count = findings.filter((finding) => states.has(finding.state) && findingCovers(id, finding)).length;
  if (count > 0) return { is: 'failed', count };
  const { method } = findCriterion(id);
  if (method === 'person') return { is: 'person' };
  const here = outcomes.filter(({ state }) => states.has(state));
  const own = here.filter((outcome) => outcomeCovers(id, outcome));
  const wholeEngine = here.some(({ check, conclusion }) => check.id.endsWith(':*') && conclusion === 'untested');
  if (wholeEngine || own.some(({ conclusion }) => conclusion === 'untested')) return { is: 'untested' };
  if (own.some(({ conclusion }) => conclusion === 'passed')) return { is: method === 'machine' ? 'passed' : 'partly' };
  return own.length > 0 ? { is: 'inapplicable' } : { is: 'untested' };
}

/** Sign and Korean text of each kind of cell. */
export const cellTexts: Record<Cell['is'], { sign: string; text: string }> = {
  failed: { sign: '✗', text: '결함' },
  passed: { sign: '✓', text: '기계가 확인: 결함 없음' },
  partly: { sign: '◐', text: '기계가 본 부분은 결함 없음, 나머지는 사람이 확인' },
  inapplicable: { sign: '–', text: '기계가 볼 대상이 없음' },
  person: { sign: '☐', text: '사람이 확인' },
  untested: { sign: '?', text: '확인 안 됨' },
};

/** Groups the untested checks by state, variant and reason. */
export function groupUntested(
  outcomes: readonly Outcome[],
): { state: string; variant: string; reason: string; checks: string[] }[] {
  const groups = Map.groupBy(
    outcomes.filter(({ conclusion }) => conclusion === 'untested'),
    ({ state, variant, reason }) => `${state}\n${variant}\n${reason ?? ''}`,
  );
  return [...groups].map(([key, all]) => {
    const [state = '', variant = '', reason = ''] = key.split('\n');
    return { state, variant, reason, checks: all.map(({ check }) => check.id) };
  });
}
