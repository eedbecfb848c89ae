import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { reportScript } from '#audit/run/bundle.ts';
import { findingsFile } from './findings-file.ts';
import { renderJunitFile } from './junit-file.ts';
import type { ReportData } from './matrix.ts';
import { type ReportFigures, renderReport } from './page.ts';
import { replaceFile } from './replace-file.ts';

/** Writes the report, for people, for programs and for CI servers, into a folder. @returns the path of the HTML page */
export async function writeReport(folder: string, given: ReportData, figures: ReportFigures): Promise<string> {
  const [page, when] = [join(folder, 'index.html'), new Date()];
  await mkdir(folder, { recursive: true });
  await replaceFile(join(folder, 'findings.json'), findingsFile(given, when));
  await replaceFile(join(folder, 'junit.xml'), renderJunitFile(given, when));
  await replaceFile(page, renderReport(given, figures, when, await reportScript()));
  return page;
}
