import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Report } from '#verify/report/report.ts';
import { renderHtmlReport } from '#verify/report/report-html.ts';
import { renderJunitReport } from '#verify/report/report-junit.ts';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Creates a folder level by level. Node's recursive creation never ends below /proc, where the system has no such path. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Where the reports are written: the folder, and the file of the JUnit report when it is wanted. */
export type ReportTargets = { folder: string; junit: string | null };

/** Creates the folders of the reports. Returns one sentence with the reason why one cannot be written, or null. */
export function findReportFolderError({ folder, junit }: ReportTargets): string | null {
  const folders: [option: string, folder: string][] = [['report', folder]];
  if (junit !== null) folders.push(['junit', dirname(junit)]);
  for (const [option, path] of folders) {
    const probe = join(path, '.verify-probe');
    try {
      makeFolder(resolve(path));
      writeFileSync(probe, '');
      rmSync(probe);
    } catch (error) {
      return `the folder ${path} cannot be written (${reasonOf(error)}). Choose another one with --${option}.`;
    }
  }
  return null;
}

/** Writes all reports that can be written. Returns one sentence for each of the others. */
export function writeReports(report: Report, { folder, junit }: ReportTargets): string[] {
  const files: [string, () => string][] = [
    [join(folder, 'report.json'), () => `${JSON.stringify(report, null, 2)}\n`],
    [join(folder, 'report.html'), () => renderHtmlReport(report)],
    ...(junit === null ? [] : [[junit, () => renderJunitReport(report)] satisfies [string, () => string]]),
  ];
  return files.flatMap(([file, render]) => {
    try {
      makeFolder(resolve(dirname(file)));
      writeFileSync(file, render());
      return [];
    } catch (error) {
      return [`${file} could not be written (${reasonOf(error)}).`];
    }
  });
}
