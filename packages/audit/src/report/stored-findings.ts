import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Outcome } from '#audit/model.ts';
import { causeKey } from './causes.ts';

/** A finding as `findings.json` has it. */
export type StoredFinding = { cause: string; title: string; message: string; state: string };

/** The contents of `findings.json`. Another version of this program may write another `version`. */
type StoredFindings = {
  version: 1;
  /** When the audit was made, in ISO 8601. */
  when: string;
  base: string;
  /** IDs of the audited states. */
  states: readonly string[];
  findings: readonly StoredFinding[];
};

/** The findings of an earlier run, or why they cannot be compared, in Korean. */
export type EarlierRun = StoredFindings | { problem: string };

/** The comparison with an earlier run. */
export type Comparison = {
  /** Whether a finding was in the earlier run. `notCompared` is one of a state that the earlier run did not audit. */
  changeOf: (finding: Finding) => 'new' | 'remaining' | 'notCompared';
  /** Earlier findings that this run checked and did not find. */
  gone: StoredFinding[];
  /** Earlier findings that this run did not check. */
  notChecked: StoredFinding[];
};

const toStored = (finding: Finding): StoredFinding => ({
  cause: causeKey(finding),
  title: finding.check.title,
  message: finding.problem.message,
  state: finding.state,
});

/** Returns the text of `findings.json`. */
export function storeFindings(base: string, states: readonly string[], findings: readonly Finding[], when: Date) {
  const stored: StoredFindings = {
    version: 1,
    when: when.toISOString(),
    base,
    states,
    findings: findings.map(toStored),
  };
  return `${JSON.stringify(stored, null, 2)}\n`;
}

/** Reads the findings of an earlier run. @param folder the folder of its report */
export function readEarlierRun(folder: string): EarlierRun {
  try {
    const read: StoredFindings = JSON.parse(readFileSync(join(folder, 'findings.json'), 'utf8'));
    if (read.version === 1) return read;
    return { problem: `${folder}의 findings.json은 다른 판이라 견주지 못했습니다. 이 점검은 1판을 읽습니다.` };
  } catch {
    return { problem: `${folder}에 읽을 수 있는 findings.json이 없어 앞 점검과 견주지 못했습니다.` };
  }
}

const keyOf = ({ cause, state }: StoredFinding): string => `${state}|${cause}`;

/** Compares findings with those of an earlier run. */
export function compareFindings(
  findings: readonly Finding[],
  outcomes: readonly Outcome[],
  earlier: StoredFindings,
): Comparison {
  const before = new Set(earlier.findings.map(keyOf));
  const now = new Set(findings.map((finding) => keyOf(toStored(finding))));
  const missing = earlier.findings.filter((finding) => !now.has(keyOf(finding)));
  const wasChecked = ({ state }: StoredFinding): boolean => {
    const here = outcomes.filter((outcome) => outcome.state === state);
    return here.length > 0 && here.every(({ conclusion }) => conclusion !== 'untested');
  };
  return {
    changeOf: (finding) => {
      if (before.has(keyOf(toStored(finding)))) return 'remaining';
      return earlier.states.includes(finding.state) ? 'new' : 'notCompared';
    },
    gone: missing.filter(wasChecked),
    notChecked: missing.filter((finding) => !wasChecked(finding)),
  };
}
