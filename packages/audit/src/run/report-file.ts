import type { ReportData } from '#audit/report/matrix.ts';
import type { ReportFigures } from '#audit/report/page.ts';
import { writeReport } from '#audit/report/write.ts';
import { firstLineOfError } from './error-line.ts';
import type { Journal } from './journal.ts';

/** Whether an error says that a folder is full. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code));

/**
 * Writes the report at the end. If the folder is full, the journal makes space for the report.
 * @throws Error with one line, if the report cannot be written; the report of the last complete screen is then still there
 */
export async function writeLastReport(
  folder: string,
  data: ReportData,
  figures: ReportFigures,
  journal: Journal,
): Promise<string> {
  try {
    return await writeReport(folder, data, figures);
  } catch (failure) {
    if (!isFull(failure)) throw new Error(`${folder} cannot be written: ${firstLineOfError(failure)}.`);
    journal.remove();
    return writeReport(folder, data, figures).catch((error: unknown) => {
      throw new Error(
        `${folder} cannot be written: ${firstLineOfError(error)}. It has the report of the screens before, if one was complete.`,
      );
    });
  }
}
