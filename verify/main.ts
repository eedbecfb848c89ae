/** Whether a server keeps the contract: `npm run verify -- https://api.example`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from './client';
import { Halt } from './halt';
import { Ledger } from './ledger';
import { Misuse, type Options, readOptions, usage } from './options';
import { obstacle } from './preflight';
import { type Report, reportOf } from './report';
import { consoleReport, paintFor } from './report-console';
import { htmlReport } from './report-html';
import { junitReport } from './report-junit';
import { type Result, runAll } from './run';
import { Secrets } from './secrets';
import type { Settings } from './settings';

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

async function verify({ settings, report: folder, complete }: Options): Promise<number> {
  const line = await obstacle(settings);
  if (line) {
    save(reportOf(nothingRun(settings, line), complete), folder);
    console.error(`verify: ${line}`);
    return 2;
  }
  console.log(`verify: ${settings.base}, ${settings.write ? 'reads and writes' : 'only reads'}, seed ${settings.seed}`);
  const report = reportOf(await runAll(settings), complete);
  save(report, folder);
  const paint = paintFor(process.stdout.isTTY && !process.env.NO_COLOR);
  console.log(consoleReport(report, paint));
  console.log(`The page: ${pathToFileURL(resolve(folder, 'report.html'))}`);
  return report.exitCode;
}

async function main(): Promise<number> {
  try {
    return await verify(readOptions(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(`verify: ${error.message}\n${usage}`);
    return 2;
  }
}

process.exitCode = await main();
