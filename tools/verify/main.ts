/** Checks whether a server keeps the contract: `npm run verify -- https://api.example`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EnvironmentError, readEnvironment } from '../environment/environment.ts';
import { VerifierClient } from './client.ts';
import { type Options, readVerifyOptions, UsageError, usage } from './options.ts';
import { findPreflightError } from './preflight.ts';
import { buildReport, type Report } from './report/report.ts';
import { createPainter, formatConsoleReport } from './report/report-console.ts';
import { renderHtmlReport } from './report/report-html.ts';
import { renderJunitReport } from './report/report-junit.ts';
import { showProgress } from './report/report-progress.ts';
import { RunAborted } from './run-aborted.ts';
import { RunProgress } from './run-progress.ts';
import { RunResults } from './run-results.ts';
import { type FinishedRun, runWorkflows } from './run-workflows.ts';
import { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

function writeReports(report: Report, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'report.html'), renderHtmlReport(report));
  writeFileSync(join(folder, 'junit.xml'), renderJunitReport(report));
}

/** Creates the run of a server that cannot be checked, so that the reports contain the reason. */
function runNotStarted(settings: Settings, line: string): FinishedRun {
  const [results, secrets] = [new RunResults(), new Secrets()];
  const client = new VerifierClient(settings, results, secrets);
  const context = { settings, client, results, secrets, prefix: '', sessions: [], todayInSeoul: (): [string] => [''] };
  return { context, aborted: new RunAborted(line), startedAt: new Date(), durationMs: 0 };
}

/** Checks a server, writes the reports and returns the exit code. */
async function verifyServer({ settings, report: folder, complete }: Options, isPlain: boolean): Promise<number> {
  const line = await findPreflightError(settings);
  if (line) {
    writeReports(buildReport(runNotStarted(settings, line), complete), folder);
    console.error(`verify: ${line}`);
    return 2;
  }
  console.log(
    `verify: ${settings.baseUrl}, ${settings.canWrite ? 'reading and writing' : 'reading only'}, seed ${settings.seed}`,
  );
  const progress = new RunProgress();
  const endDisplay = showProgress(progress, process.stdout);
  const run = await runWorkflows(settings, progress);
  endDisplay();
  const report = buildReport(run, complete);
  writeReports(report, folder);
  const paint = createPainter(process.stdout.isTTY && !isPlain);
  console.log(formatConsoleReport(report, paint));
  console.log(`Report: ${pathToFileURL(resolve(folder, 'report.html'))}`);
  return report.exitCode;
}

/** Runs the command and returns its exit code. */
async function runCommandLine(): Promise<number> {
  try {
    const environment = readEnvironment('development');
    return await verifyServer(readVerifyOptions(process.argv.slice(2), environment), environment.NO_COLOR !== null);
  } catch (error) {
    if (error instanceof EnvironmentError) {
      // Not exit code 1, which means that the server breaks the contract.
      console.error(`environment: ${error.message}`);
      return 2;
    }
    if (!(error instanceof UsageError)) throw error;
    console.error(`verify: ${error.message}\n${usage}`);
    return 2;
  }
}

process.exitCode = await runCommandLine();
