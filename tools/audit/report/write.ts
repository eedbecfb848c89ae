import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { earl } from './earl.ts';
import { junit } from './junit.ts';
import type { Given } from './matrix.ts';
import { type Figures, reportPage } from './page.ts';

/** Keeps what speaks of the criteria that were asked for; all when none was. */
export function only(given: Given): Given {
  const { asked } = given;
  if (asked.length === 0) return given;
  const speaks = (criteria: readonly string[]): boolean => criteria.some((id) => asked.includes(id));
  return {
    ...given,
    outcomes: given.outcomes.filter(
      ({ check, verdict }) => speaks(check.criteria) || (verdict === 'untested' && check.id.endsWith(':*')),
    ),
    findings: given.findings.filter(({ check, found }) => speaks(found.criteria ?? check.criteria)),
  };
}

/** Writes the report for people, for machines, and for a build server. @returns where the page is */
export async function writeReport(folder: string, given: Given, figures: Figures, when: Date): Promise<string> {
  await mkdir(folder, { recursive: true });
  const page = join(folder, 'index.html');
  await writeFile(page, reportPage(given, given.findings, figures, when));
  await writeFile(join(folder, 'earl.jsonld'), JSON.stringify(earl(given, when)));
  await writeFile(join(folder, 'junit.xml'), junit(given));
  return page;
}
