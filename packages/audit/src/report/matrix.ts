import { findCriterion } from '#audit/criteria/kinds.ts';
import { onlyKwcag } from '#audit/criteria/kwcag.ts';
import { wcag } from '#audit/criteria/wcag.ts';
import type { Finding, Outcome } from '#audit/model.ts';
import type { Absence } from '#audit/run/absence.ts';
import type { Screen } from '#audit/screens/state.ts';
import type { CellKind, MachineResults } from './conformance.ts';
import type { Worksheet } from './worksheet-file.ts';

/** The conclusion about a criterion on a screen. */
export type Cell = { is: 'failed'; count: number } | { is: Exclude<CellKind, 'failed'> };

/** What a report says about how it was made. */
type Evaluation = {
  /** The version of the site (version.json); null if the site names none. */
  siteVersion: string | null;
  /** The programs of the audit, among them the browser. */
  tools: readonly { name: string; version: string }[];
};

/** The data of a report. */
export type ReportData = {
  base: string;
  screens: readonly Screen[];
  outcomes: readonly Outcome[];
  findings: readonly Finding[];
  /** The states that the site does not have, by their ID. */
  absences: ReadonlyMap<string, Absence>;
  /** Names of the journeys that were recorded, and those whose transcript differs or could not be recorded. */
  transcripts: { recorded: readonly string[]; differences: readonly { name: string; reason: string }[] };
  evaluation: Evaluation;
  /** Whether the folder of the report also has pictures of the states. */
  hasPictures: boolean;
  /** The decisions of a person. */
  worksheet: Worksheet;
};

/** The criteria of WCAG, and those of KWCAG alone. */
const allCriteria = [...wcag.map(({ id }) => id), ...Object.keys(onlyKwcag)];

/** Returns the conclusions of the machine about all criteria on all screens. */
export function machineResults(given: ReportData): MachineResults {
  const screens = given.screens.map(({ id, name }) => ({ id, name }));
  const cellsOf = (criterion: string) =>
    given.screens.map(({ id, states }): [string, CellKind] => [
      id,
      matrixCell(criterion, new Set(states.map((state) => state.id)), given).is,
    ]);
  const cells = allCriteria.map((id) => [id, Object.fromEntries(cellsOf(id))] as const);
  return { screens, cells: Object.fromEntries(cells) };
}

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
