import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportScript } from '#audit/run/bundle.ts';
import { toCsv } from './csv.ts';
import type { ReportData } from './matrix.ts';
import { toOpenAcr } from './openacr.ts';
import { type ReportFigures, renderReport } from './page.ts';
import { storeFindings } from './stored-findings.ts';

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

/** Writes the report and the results in all formats into a folder. @returns the path of the HTML page */
export async function writeReport(
  folder: string,
  given: ReportData,
  figures: ReportFigures,
  when: Date,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const states = given.screens.flatMap((screen) => screen.states.map(({ id }) => id));
  const files = {
    'index.html': renderReport(given, figures, when, await reportScript()),
    'findings.csv': toCsv(given),
    'findings.json': storeFindings(given.base, states, given.findings, when),
    'openacr.yaml': toOpenAcr(given, when),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return join(folder, 'index.html');
}
