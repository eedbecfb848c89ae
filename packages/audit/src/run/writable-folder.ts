import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { firstLineOfError } from './error-line.ts';

/** Creates a folder level by level. Node's recursive creation never ends below /proc, where the system has no such path. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Creates a folder, and tests whether files can be written to it. @throws Error with one line, if they cannot */
export function prepareReportFolder(folder: string): void {
  const probe = join(folder, '.audit-probe');
  try {
    makeFolder(resolve(folder));
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Error(`${folder} cannot be written: ${firstLineOfError(error)}.`);
  }
}
