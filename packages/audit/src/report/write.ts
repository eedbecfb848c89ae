import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportScript } from '#audit/run/bundle.ts';
import { findingsFile } from './findings-file.ts';
import type { ReportData } from './matrix.ts';
import { type ReportFigures, renderReport } from './page.ts';

/** Keeps outcomes and findings of the requested criteria, and outcomes that explain why an engine did not run. */
export function filterByCriteria(given: ReportData): ReportData {
  const { requestedCriteria } = given;
  if (requestedCriteria.length === 0) return given;
  const coversRequested = (criteria: readonly string[]): boolean =>
    criteria.some((id) => requestedCriteria.includes(id));
  return {
    ...given,
    outcomes: given.outcomes.filter(
      ({ check, conclusion }) =>
        coversRequested(check.criteria) || (conclusion === 'untested' && check.id.endsWith(':*')),
    ),
    findings: given.findings.filter(({ check, problem }) => coversRequested(problem.criteria ?? check.criteria)),
  };
}

/** Writes the report, for people and for programs, into a folder. @returns the path of the HTML page */
export async function writeReport(folder: string, given: ReportData, figures: ReportFigures): Promise<string> {
  const [page, when] = [join(folder, 'index.html'), new Date()];
  await mkdir(folder, { recursive: true });
  await writeFile(page, renderReport(given, figures, when, await reportScript()));
  await writeFile(join(folder, 'findings.json'), findingsFile(given, when));
  return page;
}
