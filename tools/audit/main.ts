/**
 * `npm run audit` visits every screen in every state and writes a report.
 *
 * Exit codes: 0 everything was checked and nothing was found; 1 there is a finding, or a changed transcript; 2 something
 * could not be checked; 3 the command is invalid or the audit could not start.
 */

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { groupUntested } from './report/matrix.ts';
import { filterByCriteria, writeReport } from './report/write.ts';
import { auditScreens, planVisits } from './run/audit-screens.ts';
import { firstLineOfError } from './run/error-line.ts';
import { type Options, readAuditOptions, usage } from './run/options.ts';
import { startServers } from './run/servers.ts';
import { prepareTools } from './run/tools.ts';
import { variantName } from './run/variant.ts';
import { screens } from './screens/list.ts';
import type { Screen } from './screens/state.ts';
import { compareTranscripts, selectJourneys } from './transcripts/compare.ts';

function exitWithUsageError(message: string): never {
  console.error(`audit: ${message}`);
  process.exit(3);
}

/** Returns the screens and states whose IDs are given; all screens without an ID. */
function selectScreens({ screens: names }: Options): readonly Screen[] {
  if (names.length === 0) return screens;
  const chosen = screens.flatMap((screen) => {
    if (names.includes(screen.id)) return [screen];
    const states = screen.states.filter(({ id }) => names.includes(id));
    return states.length > 0 ? [{ ...screen, states }] : [];
  });
  return chosen.length > 0
    ? chosen
    : exitWithUsageError(
        `No screen has the ID ${names.join(', ')}. The IDs are: ${screens.map(({ id }) => id).join(', ')}.`,
      );
}

/** Returns the number of combinations of width, colours and text size in which the states are inspected. */
const countVariants = (chosen: readonly Screen[]): number =>
  new Set(
    planVisits(chosen).flatMap(({ pass: { inspects, options } }) =>
      inspects && options.variant ? [variantName(options.variant)] : [],
    ),
  ).size;

/** Runs the audit and writes the report. @returns the exit code */
async function runAudit(options: Options): Promise<number> {
  const chosen = selectScreens(options);
  const servers = options.base === undefined ? await startServers() : undefined;
  const base = options.base ?? servers?.base ?? '';
  const { members, clientSecret, timeoutMs } = options;
  const tools = await prepareTools({ base, members, clientSecret, timeoutMs, hasMock: servers !== undefined });
  try {
    const { outcomes, findings, visits, seconds } = await auditScreens(tools, chosen, (line) =>
      console.log(`audit: ${line}`),
    );
    const transcriptDifferences = await compareTranscripts(
      tools,
      options.updateTranscripts,
      selectJourneys(chosen, options),
    );
    const data = filterByCriteria({
      base,
      screens: chosen,
      outcomes,
      findings,
      requestedCriteria: options.criteria,
      transcriptDifferences,
    });
    const states = chosen.flatMap((screen) => screen.states).length;
    const variants = countVariants(chosen);
    const page = await writeReport(options.out, data, { states, visits: visits.done, variants, seconds }, new Date());
    const untested = groupUntested(data.outcomes);
    console.log(
      `audit: ${chosen.length} screens, ${states} states, ${visits.done} visits of ${visits.done + visits.failed}, ${Math.round(seconds)} s`,
    );
    for (const { check, state, problem } of data.findings)
      console.log(`✗ ${state}: ${check.id} ${problem.selector} ${problem.message}`);
    for (const { state, variant, reason, checks } of untested)
      console.log(`? ${state} (${variant}): not checked (${checks.length}), ${reason}`);
    console.log(
      `audit: ${data.findings.length} findings, ${untested.length} not checked. ${pathToFileURL(resolve(page)).href}`,
    );
    if (data.findings.length > 0 || transcriptDifferences.some(({ isRecorded }) => isRecorded)) return 1;
    return untested.length + transcriptDifferences.length > 0 ? 2 : 0;
  } finally {
    await tools.browser.close();
    await servers?.close();
  }
}

let options: Options;
try {
  options = readAuditOptions(process.argv.slice(2));
} catch (error) {
  exitWithUsageError(`${firstLineOfError(error)} ${usage}`);
}
process.exit(await runAudit(options).catch((error: unknown) => exitWithUsageError(firstLineOfError(error))));
