import { severityOf } from '#audit/criteria/severity.ts';
import { causeKey, criteriaOf } from './causes.ts';
import { reportedCriteria, resultsOf, termFor } from './conformance.ts';
import { groupUntested, machineResults, type ReportData } from './matrix.ts';

/**
 * Returns the text of `findings.json`, the report for programs: the conformance with each criterion in the terms of
 * VPAT 2.5, the findings, the checks that were not done, and the states that the site does not have. Findings with the same cause have the same `cause` in every
 * audit.
 */
export function findingsFile(given: ReportData, when: Date): string {
  const { base, screens, findings, absences, outcomes, evaluation, worksheet, transcripts } = given;
  const machine = machineResults(given);
  const terms = reportedCriteria(machine).map(({ id }) => [id, termFor(resultsOf(id, machine, worksheet.values))]);
  const report = {
    version: 2,
    when: when.toISOString(),
    base,
    ...evaluation,
    states: screens.flatMap(({ states }) => states.map(({ id }) => id)),
    conformance: Object.fromEntries(terms),
    findings: findings.map(({ picture: _, check, problem, ...finding }) => ({
      ...finding,
      ...problem,
      cause: causeKey({ check, problem }),
      severity: severityOf(check.id, criteriaOf({ check, problem })),
      check: check.id,
      criteria: criteriaOf({ check, problem }),
    })),
    transcripts: transcripts.differences,
    untested: groupUntested(outcomes),
    notThere: [...absences].map(([state, { kind, detail }]) => ({ state, kind, detail })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
