/** Whether a server keeps the contract: `npm run verify -- https://api.example`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EnvironmentError, readEnvironment } from '#tools/environment/environment.ts';
import { Client } from './client.ts';
import { Halt } from './halt.ts';
import { Ledger } from './ledger.ts';
import { Misuse, type Options, readOptions, usage } from './options.ts';
import { obstacle } from './preflight.ts';
import { type Report, reportOf } from './report/report.ts';
import { consoleReport, paintFor } from './report/report-console.ts';
import { htmlReport } from './report/report-html.ts';
import { junitReport } from './report/report-junit.ts';
import { type Result, runAll } from './run.ts';
import { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

function save(report: Report, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'report.html'), htmlReport(report));
  writeFileSync(join(folder, 'junit.xml'), junitReport(report));
}

/** A run that never began, so that its reports say what could not be known. */
function nothingRun(settings: Settings, line: string): Result {
  const [ledger, secrets] = [new Ledger(), new Secrets()];
  const client = new Client(settings, ledger, secrets);
  const run = { settings, client, ledger, secrets, prefix: '', sessions: [], days: (): [string] => [''] };
  return { run, halted: new Halt(line), began: new Date(), took: 0 };
}

async function verify({ settings, report: folder, complete }: Options, isPlain: boolean): Promise<number> {
  const line = await obstacle(settings);
  if (line) {
    save(reportOf(nothingRun(settings, line), complete), folder);
    console.error(`verify: ${line}`);
    return 2;
  }
  console.log(`verify: ${settings.base}, ${settings.write ? 'reads and writes' : 'only reads'}, seed ${settings.seed}`);
  const report = reportOf(await runAll(settings), complete);
  save(report, folder);
  const paint = paintFor(process.stdout.isTTY && !isPlain);
  console.log(consoleReport(report, paint));
  console.log(`The page: ${pathToFileURL(resolve(folder, 'report.html'))}`);
  return report.exitCode;
}

async function main(): Promise<number> {
  try {
    const environment = readEnvironment('development');
    return await verify(readOptions(process.argv.slice(2), environment), environment.NO_COLOR !== null);
  } catch (error) {
    if (error instanceof EnvironmentError) {
      // Exit code 1 would say that the server breaks the contract.
      console.error(`environment: ${error.message}`);
      return 2;
    }
    if (!(error instanceof Misuse)) throw error;
    console.error(`verify: ${error.message}\n${usage}`);
    return 2;
  }
}

process.exitCode = await main();
