import type { Report, StepRow } from './report.ts';
import type { FindingRow } from './report-findings.ts';

/** Matches characters that XML 1.0 does not allow: control characters except white space, U+FFFE and U+FFFF. */
const forbiddenInXml = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(forbiddenInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const xmlAttributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');

const formatSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

function junitFailure({ operation, operations, rule, message, contract, ...row }: FindingRow): string {
  const { pointer, expected, actual, cases, curl } = row;
  const places = `contract ${contract.pointer}: ${contract.statement}`;
  const also = operations.length > 1 && `also in ${operations.slice(1).join(', ')}`;
  const text = [
    also,
    places,
    pointer && `at ${pointer}`,
    expected && `expected ${expected}`,
    actual && `actual ${actual}`,
    ...cases,
    curl,
  ]
    .filter(Boolean)
    .join('\n');
  return `<failure${xmlAttributes({ type: rule, message: `${operation}: ${message}` })}>${escapeXml(text)}</failure>`;
}

function junitTestCase({ workflow, title, state, reason, durationMs, findings }: StepRow, all: FindingRow[]): string {
  const stepFindings = findings.flatMap((number) => all.filter((row) => row.number === number));
  const inner =
    state === 'skipped'
      ? `<skipped${xmlAttributes({ message: reason ?? '' })}/>`
      : stepFindings.map(junitFailure).join('');
  return `<testcase${xmlAttributes({ classname: `verify.${workflow}`, name: title, time: formatSeconds(durationMs) })}>${inner}</testcase>`;
}

/** Renders the report as JUnit XML for a CI: a test suite for each workflow, a test case for each step. */
export function renderJunitReport({ steps, findings, durationMs, abortReason, incomplete, result }: Report): string {
  const suites = [...new Set(steps.map(({ workflow }) => workflow))].map((name) => {
    const cases = steps.filter(({ workflow }) => workflow === name);
    const countSteps = (state: StepRow['state']) => cases.filter((step) => step.state === state).length;
    const time = formatSeconds(cases.reduce((sum, step) => sum + step.durationMs, 0));
    const values = { name, tests: cases.length, failures: countSteps('failed'), skipped: countSteps('skipped'), time };
    return `<testsuite${xmlAttributes(values)}>\n${cases.map((step) => junitTestCase(step, findings)).join('\n')}\n</testsuite>`;
  });
  // An inconclusive run has no failed step, so an additional test case with an error makes the CI job fail.
  const reason = [abortReason, ...incomplete].filter((line) => line !== null).join('\n');
  const abortSuite =
    reason && result === 'inconclusive'
      ? [
          `<testsuite${xmlAttributes({ name: 'run', tests: 1, errors: 1 })}><testcase${xmlAttributes({ classname: 'verify', name: 'the server can be checked' })}><error${xmlAttributes({ message: reason })}/></testcase></testsuite>`,
        ]
      : [];
  const all = [...suites, ...abortSuite].join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${xmlAttributes({ name: 'verify', time: formatSeconds(durationMs) })}>\n${all}\n</testsuites>\n`;
}
