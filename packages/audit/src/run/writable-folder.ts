import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLineOfError } from './error-line.ts';

/** Creates a folder, and tests whether files can be written to it. @throws Error with one line, if they cannot */
export function prepareReportFolder(folder: string): void {
  const probe = join(folder, '.audit-probe');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Error(`${folder} cannot be written: ${firstLineOfError(error)}.`);
  }
}
