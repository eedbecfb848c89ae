import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Report } from '#verify/report/report.ts';
import { renderHtmlReport } from '#verify/report/report-html.ts';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Creates a folder level by level. Node's recursive creation never ends below /proc, where the system has no such path. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Creates the folder of the reports. Returns one sentence with the reason why it cannot be written, or null. */
export function findReportFolderError(folder: string): string | null {
  const probe = join(folder, '.verify-probe');
  try {
    makeFolder(resolve(folder));
    writeFileSync(probe, '');
    rmSync(probe);
    return null;
  } catch (error) {
    return `the report folder ${folder} cannot be written (${reasonOf(error)}). Choose another one with --report.`;
  }
}

/** Writes all reports that can be written. Returns one sentence for each of the others. */
export function writeReports(report: Report, folder: string): string[] {
  const files: [string, () => string][] = [
    ['report.json', () => `${JSON.stringify(report, null, 2)}\n`],
    ['report.html', () => renderHtmlReport(report)],
  ];
  return files.flatMap(([name, render]) => {
    try {
      makeFolder(resolve(folder));
      writeFileSync(join(folder, name), render());
      return [];
    } catch (error) {
      return [`${name} could not be written (${reasonOf(error)}).`];
    }
  });
}
