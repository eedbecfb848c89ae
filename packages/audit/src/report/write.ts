import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportScript } from '#audit/run/bundle.ts';
import { findingsFile } from './findings-file.ts';
import type { ReportData } from './matrix.ts';
import { type ReportFigures, renderReport } from './page.ts';

/** Writes the report, for people and for programs, into a folder. @returns the path of the HTML page */
export async function writeReport(folder: string, given: ReportData, figures: ReportFigures): Promise<string> {
  const [page, when] = [join(folder, 'index.html'), new Date()];
  await mkdir(folder, { recursive: true });
  await writeFile(page, renderReport(given, figures, when, await reportScript()));
  await writeFile(join(folder, 'findings.json'), findingsFile(given, when));
  return page;
}
