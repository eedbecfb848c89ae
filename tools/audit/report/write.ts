import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toEarl } from './earl.ts';
import { toJunit } from './junit.ts';
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

/** Writes the report as HTML, EARL and JUnit XML into a folder. @returns the path of the HTML page */
export async function writeReport(
  folder: string,
  given: ReportData,
  figures: ReportFigures,
  when: Date,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const page = join(folder, 'index.html');
  await writeFile(page, renderReport(given, given.findings, figures, when));
  await writeFile(join(folder, 'earl.jsonld'), JSON.stringify(toEarl(given, when)));
  await writeFile(join(folder, 'junit.xml'), toJunit(given));
  return page;
}
