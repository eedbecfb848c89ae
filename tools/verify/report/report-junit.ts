import type { FindingRow, Report, StepRow } from './report.ts';

/** What XML 1.0 cannot hold: control characters but for white space, and two that are none. */
const impossible = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

const safe = (text: string) =>
  text
    .toWellFormed()
    .replace(impossible, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${safe(String(value))}"`)
    .join('');

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

function failure({ operation, rule, message, pointer, expected, actual, curl }: FindingRow): string {
  const text = [pointer && `at ${pointer}`, expected && `expected ${expected}`, actual && `got ${actual}`, curl]
    .filter(Boolean)
    .join('\n');
  return `<failure${attributes({ type: rule, message: `${operation}: ${message}` })}>${safe(text)}</failure>`;
}

function testcase({ workflow, title, state, reason, took, findings }: StepRow, all: FindingRow[]): string {
  const own = findings.flatMap((number) => all.filter((row) => row.number === number));
  const inner = state === 'skipped' ? `<skipped${attributes({ message: reason ?? '' })}/>` : own.map(failure).join('');
  return `<testcase${attributes({ classname: `verify.${workflow}`, name: title, time: seconds(took) })}>${inner}</testcase>`;
}

/** The report as JUnit's XML: a suite for each workflow, a case for each step, so that any CI can show it. */
export function junitReport({ steps, findings, took, halted, verdict }: Report): string {
  const suites = [...new Set(steps.map(({ workflow }) => workflow))].map((name) => {
    const cases = steps.filter(({ workflow }) => workflow === name);
    const count = (state: StepRow['state']) => cases.filter((step) => step.state === state).length;
    const time = seconds(cases.reduce((sum, step) => sum + step.took, 0));
    const values = { name, tests: cases.length, failures: count('failed'), skipped: count('skipped'), time };
    return `<testsuite${attributes(values)}>\n${cases.map((step) => testcase(step, findings)).join('\n')}\n</testsuite>`;
  });
  // A run that could not begin or end is an error of its own, so that a CI without any failure still says no.
  const early =
    halted && verdict === 'unknown'
      ? [
          `<testsuite${attributes({ name: 'run', tests: 1, errors: 1 })}><testcase${attributes({ classname: 'verify', name: 'the server can be judged' })}><error${attributes({ message: halted })}/></testcase></testsuite>`,
        ]
      : [];
  const all = [...suites, ...early].join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes({ name: 'verify', time: seconds(took) })}>\n${all}\n</testsuites>\n`;
}
