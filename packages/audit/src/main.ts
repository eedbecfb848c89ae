/** Visits every screen of a site in every state and writes a report. The help has the exit codes. */

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteName } from './report/evaluation.ts';
import { groupUntested, type ReportData } from './report/matrix.ts';
import { createWorksheet } from './report/worksheet-file.ts';
import { writeReport } from './report/write.ts';
import { auditScreens } from './run/audit-screens.ts';
import { firstLineOfError } from './run/error-line.ts';
import { help, type Options, readAuditOptions } from './run/options.ts';
import { listText, selectScreens } from './run/selection.ts';
import { toolVersions } from './run/tool-versions.ts';
import { prepareTools } from './run/tools.ts';
import { prepareReportFolder } from './run/writable-folder.ts';
import { screens } from './screens/list.ts';
import type { Screen } from './screens/state.ts';
import { compareTranscripts, selectJourneys } from './transcripts/compare.ts';

/** Returns the version of a deployed site; null if it names none. @throws Error with one line, if it does not answer */
async function deployedVersion(base: string, timeoutMs: number): Promise<string | null> {
  const response = await fetch(`${base}/version.json`, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    ({ message, cause }: Error) => {
      throw new Error(`${base} cannot be reached: ${cause ? firstLineOfError(cause) || message : message}.`);
    },
  );
  const text = await response.text();
  return response.ok && text.startsWith('{') ? text.trim() : null;
}

/** Prints the findings, and the checks that were not done. */
function printResults({ findings, outcomes }: ReportData): void {
  for (const { check, state, problem } of findings)
    console.log(`✗ ${state}: ${check.id} ${problem.selector} ${problem.message} ${problem.original ?? ''}`);
  for (const { state, variant, reason, checks } of groupUntested(outcomes))
    console.log(`? ${state} (${variant}): not checked (${checks.length}), ${reason}`);
}

/** Runs the audit and writes the report. @returns the exit code */
async function runAudit(options: Options, chosen: readonly Screen[]): Promise<number> {
  const { base, hasMock, members, clientSecret, timeoutMs, out } = options;
  prepareReportFolder(out);
  const version = await deployedVersion(base, timeoutMs);
  const tools = await prepareTools({ base, members, clientSecret, timeoutMs, hasMock });
  try {
    const print = (line: string) => console.log(`audit: ${line}`);
    const { outcomes, findings, visits, seconds } = await auditScreens(tools, chosen, print);
    const journeys = selectJourneys(screens, options);
    const transcripts = await compareTranscripts(tools, options.updateTranscripts, journeys);
    const data: ReportData = {
      base,
      screens: chosen,
      outcomes,
      findings,
      transcripts,
      evaluation: { siteVersion: version, tools: await toolVersions(tools.browser) },
      worksheet: createWorksheet(siteName(base), options.worksheet),
    };
    const states = chosen.flatMap((screen) => screen.states).length;
    const page = await writeReport(out, data, { visits: visits.done, seconds });
    const untested = groupUntested(data.outcomes).length;
    print(
      `${chosen.length} screens, ${states} states, ${visits.done} visits of ${visits.done + visits.failed}, ${Math.round(seconds)} s`,
    );
    printResults(data);
    print(`${data.findings.length} findings, ${untested} not checked. ${pathToFileURL(resolve(page)).href}`);
    if (data.findings.length > 0 || transcripts.differences.some(({ isRecorded }) => isRecorded)) return 1;
    return untested + transcripts.differences.length > 0 ? 2 : 0;
  } finally {
    await tools.browser.close();
  }
}

/** Runs the command. @returns the exit code */
async function runCommand(): Promise<number> {
  try {
    const options = readAuditOptions(process.argv.slice(2));
    const chosen = selectScreens(screens, options.selection);
    if (options.prints) console.log(options.prints === 'help' ? help : listText(chosen));
    return options.prints ? 0 : await runAudit(options, chosen);
  } catch (error) {
    console.error(`audit: ${firstLineOfError(error)} --help lists the options.`);
    return 3;
  }
}

process.exit(await runCommand());
