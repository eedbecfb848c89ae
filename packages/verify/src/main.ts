import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '#verify/command/option-values.ts';
import { findReportFolderError, type ReportTargets, writeReports } from '#verify/command/report-files.ts';
import { asksForHelp, type Options, readVerifyOptions, usage } from './options.ts';
import { findPreflightError } from './preflight.ts';
import { buildReport, type Report } from './report/report.ts';
import { formatConsoleReport } from './report/report-console.ts';
import { createContext } from './run/run-context.ts';
import { RunAborted } from './run/run-ends.ts';
import { runWorkflows } from './run/run-workflows.ts';
import type { Settings } from './run/settings.ts';

/** Writes the reports. Returns the exit code: that of the report, or 2 when a passed run could not be reported. */
function finish(report: Report, targets: ReportTargets): number {
  const errors = writeReports(report, targets);
  for (const line of errors) console.error(`verify: ${line}`);
  return errors.length > 0 && report.exitCode === 0 ? 2 : report.exitCode;
}

/** Returns settings with which the first signal to end the process ends the run, so that its reports are written. */
function interruptible(settings: Settings): Settings {
  const interruption = new AbortController();
  const abort = () => interruption.abort(new RunAborted('the run was interrupted.'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, abort);
  return { ...settings, onExchange: () => interruption.signal.throwIfAborted() };
}

/** Checks a server, writes the reports and returns the exit code. */
async function verifyServer({ settings, targets, complete }: Options): Promise<number> {
  const folderError = findReportFolderError(targets);
  if (folderError) throw new UsageError(folderError);
  const line = await findPreflightError(settings);
  if (line) {
    console.error(`verify: ${line}`);
    const aborted = new RunAborted(line);
    const run = { context: createContext(settings), aborted, startedAt: new Date(), durationMs: 0 };
    return finish(buildReport(run, complete), targets);
  }
  console.log(`verify: ${settings.baseUrl}, ${settings.canWrite ? 'reading and writing' : 'reading only'}`);
  const run = await runWorkflows(interruptible(settings), (line) => console.log(line));
  const report = buildReport(run, complete);
  console.log(formatConsoleReport(report));
  const exitCode = finish(report, targets);
  console.log(`Report: ${pathToFileURL(resolve(targets.folder, 'report.html'))}`);
  return exitCode;
}

/** Runs the command. Returns 0 when the server keeps the contract, 1 when it breaks it, and 2 otherwise. */
export async function runCommandLine(args: string[]): Promise<number> {
  if (asksForHelp(args)) {
    console.log(usage);
    return 0;
  }
  try {
    return await verifyServer(readVerifyOptions(args, process.env));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`verify: ${error.message} --help lists all options.`);
    return 2;
  }
}
