import { readFile } from 'node:fs/promises';

/** Counts of tests. */
export type Counts = { passed: number; failed: number; skipped: number; flaky: number };

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** The counts of a report, and the titles of the tests that passed only on retry. */
type Report = { counts: Counts; flakyTests: string[] };

type Suite = {
  title: string;
  file?: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
};

/** Returns the titles of the flaky tests of Playwright's report, with their file. */
function flakyTitles(suites: readonly Suite[], file = ''): string[] {
  return suites.flatMap((suite) => {
    const path = suite.file ?? file;
    const flaky = (suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
    return [...flaky.map(({ title }) => `${path}: ${title}`), ...flakyTitles(suite.suites ?? [], path)];
  });
}

/** Reads the report of Vitest or Playwright. A missing report has zero tests. */
export async function readReport(path: string): Promise<Report> {
  const report = await readFile(path, 'utf8').then(JSON.parse, () => ({}));
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const counts = { passed: expected + flaky, failed: unexpected, skipped, flaky };
    return { counts, flakyTests: flakyTitles(report.suites ?? []) };
  }
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  const counts = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, flaky: 0 };
  return { counts, flakyTests: [] };
}

/** Adds counts. */
export const sumCounts = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, { passed, failed, skipped, flaky }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      flaky: sum.flaky + flaky,
    }),
    noTests,
  );

/** Formats counts. It leaves out skipped and flaky tests if there are none. */
export const countsText = ({ passed, failed, skipped, flaky }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}${flaky ? `, ${flaky} passed only on retry` : ''}`;
