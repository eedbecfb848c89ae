import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, Finding, Outcome } from '#audit/model.ts';
import { causeKey } from './causes.ts';

/** A finding as `findings.json` has it. */
export type StoredFinding = {
  cause: string;
  check: string;
  engine: Engine;
  title: string;
  message: string;
  state: string;
  selector: string;
};

/** The contents of `findings.json`. Another version of this program may write another `version`. */
type StoredFindings = {
  format: 'accessibility-findings';
  version: 1;
  /** When the audit was made, in ISO 8601. */
  when: string;
  base: string;
  /** IDs of the audited states. */
  states: string[];
  findings: StoredFinding[];
};

const findingsVersion = 1;

/** The findings of an earlier run, or why they cannot be compared, in Korean. */
export type EarlierRun = StoredFindings | { problem: string };

/** Whether a finding was in the earlier run. `notCompared` is one of a state that the earlier run did not audit. */
type Change = 'new' | 'remaining' | 'notCompared';

/** The comparison with an earlier run. */
export type Comparison = {
  changeOf: (finding: Finding) => Change;
  /** Earlier findings that this run checked and did not find. */
  gone: StoredFinding[];
  /** Earlier findings that this run did not check. */
  notChecked: StoredFinding[];
};

/** Returns the text of `findings.json`. */
export function storeFindings(
  base: string,
  states: readonly string[],
  findings: readonly Finding[],
  when: Date,
): string {
  const stored: StoredFindings = {
    format: 'accessibility-findings',
    version: findingsVersion,
    when: when.toISOString(),
    base,
    states: [...states],
    findings: findings.map((finding) => ({
      cause: causeKey(finding),
      check: finding.check.id,
      engine: finding.engine,
      title: finding.check.title,
      message: finding.problem.message,
      state: finding.state,
      selector: finding.problem.selector,
    })),
  };
  return `${JSON.stringify(stored, null, 2)}\n`;
}

const isStoredFindings = (value: unknown): value is StoredFindings =>
  typeof value === 'object' &&
  value !== null &&
  'findings' in value &&
  Array.isArray(value.findings) &&
  'states' in value &&
  Array.isArray(value.states) &&
  'version' in value &&
  value.version === findingsVersion;

/** Reads the findings of an earlier run. @param folder the folder of its report */
export function readEarlierRun(folder: string): EarlierRun {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(folder, 'findings.json'), 'utf8'));
  } catch {
    return { problem: `${folder}에 읽을 수 있는 findings.json이 없어 앞 점검과 견주지 못했습니다.` };
  }
  if (isStoredFindings(value)) return value;
  const version = typeof value === 'object' && value !== null && 'version' in value ? String(value.version) : '?';
  return {
    problem: `${folder}의 findings.json은 ${version}판이라 견주지 못했습니다. 이 점검은 ${findingsVersion}판을 읽습니다.`,
  };
}

const keyOf = ({ cause, state }: Pick<StoredFinding, 'cause' | 'state'>): string => `${state}|${cause}`;

/** Whether the check of an earlier finding was done completely on its state in this run. */
function wasChecked({ check, engine, state }: StoredFinding, outcomes: readonly Outcome[]): boolean {
  const same = outcomes.filter(
    (outcome) =>
      outcome.state === state && outcome.engine === engine && (engine !== 'own' || outcome.check.id === check),
  );
  return same.length > 0 && same.every(({ conclusion }) => conclusion !== 'untested');
}

/** Compares findings with those of an earlier run. */
export function compareFindings(
  findings: readonly Finding[],
  outcomes: readonly Outcome[],
  earlier: StoredFindings,
): Comparison {
  const before = new Set(earlier.findings.map(keyOf));
  const now = new Set(findings.map((finding) => keyOf({ cause: causeKey(finding), state: finding.state })));
  const missing = earlier.findings.filter((finding) => !now.has(keyOf(finding)));
  return {
    changeOf: (finding) => {
      if (before.has(keyOf({ cause: causeKey(finding), state: finding.state }))) return 'remaining';
      return earlier.states.includes(finding.state) ? 'new' : 'notCompared';
    },
    gone: missing.filter((finding) => wasChecked(finding, outcomes)),
    notChecked: missing.filter((finding) => !wasChecked(finding, outcomes)),
  };
}
