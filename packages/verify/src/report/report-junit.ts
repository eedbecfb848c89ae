import { type Markup, markup } from './markup.ts';
import type { Report, StepRow } from './report.ts';
import { type FindingRow, factsOf } from './report-findings.ts';

const formatSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

function junitFailure(row: FindingRow): Markup {
  const lines = [...factsOf(row).map((fact) => fact.join(' ')), ...row.cases, row.curl];
  const message = `${row.operation}: ${row.message}`;
  return markup`<failure type="${row.rule}" message="${message}">${lines.join('\n')}</failure>`;
}

function junitTestCase({ workflow, title, state, reason, durationMs, findings }: StepRow, all: FindingRow[]): Markup {
  const failures = all.filter((row) => findings.includes(row.number)).map(junitFailure);
  const inner = state === 'skipped' ? markup`<skipped message="${reason ?? ''}"/>` : failures;
  const time = formatSeconds(durationMs);
  return markup`<testcase classname="verify.${workflow}" name="${title}" time="${time}">${inner}</testcase>\n`;
}

function junitSuite([name, steps]: [string, StepRow[]], all: FindingRow[]): Markup {
  const countSteps = (state: StepRow['state']) => steps.filter((step) => step.state === state).length;
  const time = formatSeconds(steps.reduce((sum, step) => sum + step.durationMs, 0));
  const cases = steps.map((step) => junitTestCase(step, all));
  return markup`<testsuite name="${name}" tests="${steps.length}" failures="${countSteps('failed')}" skipped="${countSteps('skipped')}" time="${time}">\n${cases}</testsuite>\n`;
}

/** Renders the report as JUnit XML for a CI: a test suite for each workflow, a test case for each step. */
export function renderJunitReport({ steps, findings, durationMs, abortReason, incomplete, result }: Report): string {
  const suites = [...Map.groupBy(steps, ({ workflow }) => workflow)].map((suite) => junitSuite(suite, findings));
  // An inconclusive run has no failed step, so an additional test case with an error makes the CI job fail.
  const reason = [abortReason, ...incomplete].filter((line) => line !== null).join('\n');
  const error =
    reason && result === 'inconclusive'
      ? markup`<testsuite name="run" tests="1" errors="1"><testcase classname="verify" name="the server can be checked"><error message="${reason}"/></testcase></testsuite>\n`
      : null;
  const time = formatSeconds(durationMs);
  return markup`<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="verify" time="${time}">\n${suites}${error}</testsuites>\n`
    .text;
}
