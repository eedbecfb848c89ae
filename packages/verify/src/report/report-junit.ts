import junit, { type TestCase } from 'junit-report-builder';
import type { Report, StepRow } from './report.ts';
import { type FindingRow, factsOf } from './report-findings.ts';

/** Matches characters that XML 1.0 does not allow: control characters except white space, U+FFFE and U+FFFF. */
const forbiddenInXml = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

/** Returns a text as XML can have it. Lone surrogates become U+FFFD, and no text ends the section that contains it. */
const xmlText = (text: string): string => text.toWellFormed().replace(forbiddenInXml, '').replaceAll(']]>', ']] >');

/** Describes a finding in the text of a failure: what the other reports say about it, and the script. */
const textOf = (row: FindingRow): string =>
  [...factsOf(row).map((fact) => fact.join(': ')), ...row.cases, row.curl].join('\n');

/** Adds the findings of a step to its test case. A failure is one element, so several findings share it. */
function addFindings(testCase: TestCase, rows: readonly FindingRow[]): void {
  const message = rows.map(({ operation, message }) => `${operation}: ${message}`).join('; ');
  testCase.failure(xmlText(message), rows.map(({ rule }) => rule).join(', '));
  testCase.stacktrace(xmlText(rows.map(textOf).join('\n\n')));
}

/**
 * Returns the report as JUnit XML for a CI server: a test suite for each workflow, a test case for each step. A run that could
 * not be completed has one more case with an error, because a CI server reads no exit code of a report.
 */
export function renderJunitReport(report: Report): string {
  const { steps, findings, startedAt, durationMs, server, abortReason, incomplete, result } = report;
  const builder = junit.newBuilder().name(`society-verify ${server}`);
  const addCase = (suite: ReturnType<typeof builder.testSuite>, step: StepRow) => {
    const testCase = suite.testCase().className(`verify.${step.workflow}`).name(xmlText(step.title));
    testCase.time(step.durationMs / 1000);
    const rows = findings.filter(({ number }) => step.findings.includes(number));
    if (rows.length > 0) addFindings(testCase, rows);
    else if (step.state !== 'passed') testCase.skipped();
    if (step.reason !== undefined) testCase.standardOutput(xmlText(step.reason));
  };
  for (const [workflow, rows = []] of Map.groupBy(steps, (step) => step.workflow)) {
    const suite = builder.testSuite().name(workflow).timestamp(startedAt);
    suite.time(rows.reduce((sum, step) => sum + step.durationMs, 0) / 1000);
    for (const row of rows) addCase(suite, row);
  }
  const reasons = [abortReason, ...incomplete].filter((line) => line !== null);
  const run = builder
    .testSuite()
    .name('run')
    .timestamp(startedAt)
    .time(durationMs / 1000);
  const whole = run.testCase().className('verify').name('the server can be checked completely');
  if (result === 'inconclusive' || abortReason !== null) whole.error(xmlText(reasons.join(' ')), 'inconclusive');
  return builder.build();
}
