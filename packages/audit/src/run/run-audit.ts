import { appendFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Comparison, differenceLine } from '#audit/pictures/compare.ts';
import { preparePictures, removePictures } from '#audit/pictures/folder.ts';
import { writePictures } from '#audit/pictures/write.ts';
import { siteName } from '#audit/report/evaluation.ts';
import { renderJobSummary } from '#audit/report/job-summary.ts';
import { groupUntested, type ReportData } from '#audit/report/matrix.ts';
import { createWorksheet } from '#audit/report/worksheet-file.ts';
import { writeReport } from '#audit/report/write.ts';
import { screens } from '#audit/screens/list.ts';
import type { Screen } from '#audit/screens/state.ts';
import { compareTranscripts, selectJourneys, type TranscriptComparison } from '#audit/transcripts/compare.ts';
import { absenceLine } from './absence-line.ts';
import { auditScreens } from './audit-screens.ts';
import { reportScript } from './bundle.ts';
import { deployedVersion } from './deployed-version.ts';
import { firstLineOfError } from './error-line.ts';
import { expectSite } from './expected-site.ts';
import { planJobs } from './jobs.ts';
import { openJournal } from './journal.ts';
import type { Options } from './options.ts';
import { createProgress } from './progress.ts';
import { writeLastReport } from './report-file.ts';
import type { AuditResult } from './results.ts';
import { stopOnSignals, waitAtMost } from './stop.ts';
import { toolVersions } from './tool-versions.ts';
import { prepareTools } from './tools.ts';
import { prepareReportFolder } from './writable-folder.ts';

const print = (line: string) => console.log(`audit: ${line}`);

/** Prints the findings, and the checks that were not done. */
function printResults({ findings, outcomes }: ReportData): void {
  for (const { check, state, problem } of findings)
    console.log(`✗ ${state}: ${check.id} ${problem.selector} ${problem.message} ${problem.original ?? ''}`);
  for (const { state, variant, reason, checks } of groupUntested(outcomes))
    console.log(`? ${state} (${variant}): not checked (${checks.length}), ${reason}`);
}

/** Prints which states look different from those of an earlier report. */
function printComparison({ earlier, compared, differences, added, removed }: Comparison, browser: string): void {
  for (const difference of differences) console.log(differenceLine(difference));
  const only = `${added.length} only now, ${removed.length} only earlier`;
  print(`${differences.length} of ${compared} pictures look different; ${only}.`);
  if (earlier.browser !== browser)
    print(`Chromium ${earlier.browser} painted the earlier pictures, and ${browser} these. Their texts may differ.`);
}

/** Runs the audit and writes the report, after each screen and at the end. @returns the exit code */
export async function runAudit(options: Options, chosen: readonly Screen[]): Promise<number> {
  const { base, credentials, isInsecure, hasMock, members, writes, clientSecret, timeoutMs, out } = options;
  const { checks, takesPictures, continues, earlier } = options;
  const stop = stopOnSignals(2);
  prepareReportFolder(out);
  const siteVersion = await deployedVersion(options, timeoutMs);
  const states = chosen.flatMap((screen) => screen.states.map(({ id }) => id));
  // The mock has another port in every run.
  const journalHead = {
    base: hasMock ? siteName(base) : base,
    siteVersion,
    states,
    hasMock,
    writes,
    members: Object.keys(members),
  };
  const journal = openJournal(out, journalHead, continues);
  if (takesPictures) preparePictures(out, continues);
  else if (!continues) removePictures(out);
  const access = { base, credentials, isInsecure };
  const tools = await prepareTools({ ...access, members, clientSecret, timeoutMs, hasMock, writes });
  const versions = await toolVersions(tools.browser);
  await reportScript();
  const dataOf = ({ outcomes, findings, absences }: AuditResult, transcripts: TranscriptComparison): ReportData => ({
    base,
    screens: chosen,
    outcomes,
    findings,
    absences,
    transcripts,
    evaluation: { siteVersion, tools: versions },
    hasPictures: takesPictures,
    worksheet: createWorksheet(siteName(base), options.worksheet),
  });
  const figuresOf = ({ visits, seconds }: AuditResult) => ({ visits: visits.done, seconds });
  const progress = createProgress(process.stderr);
  try {
    await expectSite(tools.browser, access, timeoutMs);
    if (continues) print(`${journal.earlier.size} visits of the earlier run are reused.`);
    const result = await auditScreens(tools, chosen, {
      stop,
      journal,
      plan: planJobs(takesPictures ? { folder: out, isOnly: !checks } : null),
      onVisit: progress.onVisit,
      onScreen: async (done, soFar) => {
        progress.onScreen(done);
        const data = dataOf(soFar, { recorded: [], differences: [] });
        try {
          if (checks) await writeReport(out, data, figuresOf(soFar));
          if (takesPictures) await writePictures(out, data, null);
        } catch (error) {
          stop.abort(`보고서를 쓸 수 없어 점검을 멈췄다 (${firstLineOfError(error)})`);
        }
      },
    });
    progress.end();
    const journeys = checks ? selectJourneys(screens, options) : [];
    const transcripts = await compareTranscripts(tools, options.updateTranscripts, journeys, stop.signal);
    const data = dataOf(result, transcripts);
    const page = checks ? await writeLastReport(out, data, figuresOf(result), journal) : join(out, 'pictures.html');
    const { GITHUB_STEP_SUMMARY: summaryFile } = process.env;
    if (checks && summaryFile) appendFileSync(summaryFile, renderJobSummary(data));
    const comparison = takesPictures ? await writePictures(out, data, earlier) : null;
    const untested = groupUntested(data.outcomes).length;
    const { done, failed } = result.visits;
    print(
      `${chosen.length} screens, ${states.length} states, ${done} visits of ${done + failed}, ${Math.round(result.seconds)} s`,
    );
    printResults(data);
    if (result.absences.size > 0) print(absenceLine(result.absences));
    if (stop.signal.aborted) print(`stopped: ${stop.signal.reason}. --continue with the same options does the rest.`);
    print(`${data.findings.length} findings, ${untested} not checked. ${pathToFileURL(resolve(page)).href}`);
    if (comparison) printComparison(comparison, tools.browser.version());
    if (
      data.findings.length > 0 ||
      comparison?.differences.length ||
      transcripts.differences.some(({ isRecorded }) => isRecorded)
    )
      return 1;
    return untested + transcripts.differences.length > 0 ? 2 : 0;
  } finally {
    await waitAtMost(tools.browser.close(), 3000);
  }
}
