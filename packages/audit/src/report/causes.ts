import { remedies } from '#audit/criteria/remedies.ts';
import { type Severity, severities, severityOf } from '#audit/criteria/severity.ts';
import type { CheckInfo, Engine, Finding } from '#audit/model.ts';
import type { Screen } from '#audit/screens/state.ts';

/** Findings with the same cause: the same check says the same about the same kind of element. */
export type Cause = {
  key: string;
  severity: Severity;
  check: CheckInfo;
  engine: Engine;
  criteria: readonly string[];
  findings: readonly [Finding, ...Finding[]];
  /** Names of the affected screens. */
  screens: string[];
  /** IDs of the affected states. */
  states: string[];
  picture?: string;
  /** What to do, in Korean. */
  remedy: string;
};

/** Returns the last two steps of a selector without positions, generated IDs and values of attributes. */
const elementPattern = (selector: string): string =>
  selector
    .split(/\s*>\s*|\s+/)
    .slice(-2)
    .join(' > ')
    .replace(/:nth-[a-z-]+\([^)]*\)/g, '')
    .replace(/(\[[^\]=]+)[~|^$*]?=[^\]]*\]/g, '$1]')
    .replace(/\d+/g, '0');

/** Returns a message without the texts and figures that differ from element to element. */
const messagePattern = (message: string): string =>
  message
    .replace(/'[^']*'|"[^"]*"|‘[^’]*’|“[^”]*”/g, '…')
    .replace(/\d+([.,]\d+)*/g, '0')
    .slice(0, 120);

/** Returns the key of the cause of a finding, which is the same in every audit. */
export const causeKey = ({ check, problem }: Pick<Finding, 'check' | 'problem'>): string =>
  [check.id, elementPattern(problem.selector), messagePattern(problem.message)].join('|');

/** Returns the criteria of a finding. */
export const criteriaOf = ({ check, problem }: Pick<Finding, 'check' | 'problem'>): readonly string[] =>
  problem.criteria ?? check.criteria;

/** Groups findings by their cause, the most severe and most frequent first. */
export function groupByCause(findings: readonly Finding[], screens: readonly Screen[]): Cause[] {
  const screenNames = new Map(screens.flatMap(({ name, states }) => states.map(({ id }) => [id, name] as const)));
  const causes = [...Map.groupBy(findings, causeKey)].flatMap(([key, [first, ...others]]): Cause[] => {
    if (!first) return [];
    const all: [Finding, ...Finding[]] = [first, ...others];
    const states = [...new Set(all.map(({ state }) => state))];
    const picture = all.find((finding) => finding.picture !== undefined)?.picture;
    return [
      {
        key,
        severity: severityOf(first.check.id, criteriaOf(first)),
        check: first.check,
        engine: first.engine,
        criteria: criteriaOf(first),
        findings: all,
        screens: [...new Set(states.map((state) => screenNames.get(state) ?? state))],
        states,
        ...(picture === undefined ? {} : { picture }),
        remedy: remedies[criteriaOf(first)[0] ?? ''] ?? `이렇게 되도록 고친다: ${first.check.title}`,
      },
    ];
  });
  return causes.toSorted(
    (one, other) =>
      severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
      other.findings.length - one.findings.length,
  );
}
