import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportScript } from '#audit/run/bundle.ts';
import { findingsFile } from './findings-file.ts';
import { renderJunitFile } from './junit-file.ts';
import type { ReportData } from './matrix.ts';
import { type ReportFigures, renderReport } from './page.ts';

/** Writes a file, or leaves the earlier one as it is if that fails, such as in a folder that is full. */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.new`;
  try {
    await writeFile(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Writes the report, for people, for programs and for CI servers, into a folder. @returns the path of the HTML page */
export async function writeReport(folder: string, given: ReportData, figures: ReportFigures): Promise<string> {
  const [page, when] = [join(folder, 'index.html'), new Date()];
  await mkdir(folder, { recursive: true });
  await replaceFile(join(folder, 'findings.json'), findingsFile(given, when));
  await replaceFile(join(folder, 'junit.xml'), renderJunitFile(given, when));
  await replaceFile(page, renderReport(given, figures, when, await reportScript()));
  return page;
}
