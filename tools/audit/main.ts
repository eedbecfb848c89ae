/**
 * `npm run audit`: visits every screen in every state and writes what it found.
 *
 * Ends with 0 when everything was checked and nothing found, 1 when something was found or is said differently, 2 when something could not be
 * checked, 3 when the command or the site can't be used at all.
 */

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { groupUntested } from './report/matrix.ts';
import { filterByCriteria, writeReport } from './report/write.ts';
import { auditScreens, planVisits } from './run/audit-screens.ts';
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

const firstLine = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

/** The screens that were named, or single states of them; all when none was. */
function selectScreens({ screens: names }: Options): readonly Screen[] {
  if (names.length === 0) return screens;
  const chosen = screens.flatMap((screen) => {
    if (names.includes(screen.id)) return [screen];
    const states = screen.states.filter(({ id }) => names.includes(id));
    return states.length > 0 ? [{ ...screen, states }] : [];
  });
  return chosen.length > 0
    ? chosen
    : exitWithUsageError(`no screen is named ${names.join(', ')}. There are: ${screens.map(({ id }) => id).join(', ')}.`);
}

/** How many combinations of width, colours and text size the states are looked at in. */
const countVariants = (chosen: readonly Screen[]): number =>
  new Set(
    planVisits(chosen).flatMap(({ pass: { inspects, options } }) =>
      inspects && options.variant ? [variantName(options.variant)] : [],
    ),
  ).size;

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
    const spoken = await compareTranscripts(tools, options.updateTranscripts, selectJourneys(chosen, options));
    const given = filterByCriteria({ base, screens: chosen, outcomes, findings, requestedCriteria: options.criteria, transcriptDifferences: spoken });
    const states = chosen.flatMap((screen) => screen.states).length;
    const variants = countVariants(chosen);
    const page = await writeReport(options.out, given, { states, visits: visits.done, variants, seconds }, new Date());
    const open = groupUntested(given.outcomes);
    console.log(
      `audit: ${chosen.length} screens, ${states} states, ${visits.done} visits of ${visits.done + visits.failed}, ${Math.round(seconds)} s`,
    );
    for (const { check, state, problem } of given.findings)
      console.log(`✗ ${state}: ${check.id} ${problem.selector} ${problem.message}`);
    for (const { state, variant, reason, checks } of open)
      console.log(`? ${state} (${variant}): not checked (${checks.length}), ${reason}`);
    console.log(
      `audit: ${given.findings.length} findings, ${open.length} not checked. ${pathToFileURL(resolve(page)).href}`,
    );
    if (given.findings.length > 0 || spoken.some(({ checked }) => checked)) return 1;
    return open.length + spoken.length > 0 ? 2 : 0;
  } finally {
    await tools.browser.close();
    await servers?.close();
  }
}

let options: Options;
try {
  options = readAuditOptions(process.argv.slice(2));
} catch (error) {
  exitWithUsageError(`${firstLine(error)} ${usage}`);
}
process.exit(await runAudit(options).catch((error: unknown) => exitWithUsageError(firstLine(error))));
