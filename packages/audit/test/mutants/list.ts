import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runConcurrently } from '#audit/run/audit-screens.ts';
import { firstLineOfError } from '#audit/run/error-line.ts';
import { withState } from '#audit/run/reach.ts';
import type { AuditTools } from '#audit/run/tools.ts';
import { plainVariant, type Variant } from '#audit/run/variant.ts';
import { prepareReportFolder } from '#audit/run/writable-folder.ts';
import { screens } from '#audit/screens/list.ts';
import type { State } from '#audit/screens/state.ts';
import { distinctMutants, type Mutant, type MutantList, mutantAt } from './mutant.ts';
// Declares the type of the global variable `mutation` for all callbacks that run in the page.
import type {} from './page/main.ts';
import { textHash } from './page/path.ts';

/** The states in their order. Pages that leave by themselves are not listed, because they are gone before a change. */
export const states: readonly State[] = screens
  .flatMap((screen) => screen.states)
  .filter(({ navigatesAway }) => !navigatesAway);

/** Returns the display in which a state is listed: the widest in which it exists. */
export const listVariant = ({ widths }: State): Variant => ({
  ...plainVariant,
  width: !widths || widths.includes(plainVariant.width) ? plainVariant.width : Math.max(...widths),
});

/** Lists every place of one state to which an operator applies. @throws StateNotReachedError */
const listState = (tools: AuditTools, script: string, state: State): Promise<Mutant[]> =>
  withState(tools, state, { variant: listVariant(state) }, async ({ page }) => {
    await page.evaluate(script);
    const places = await page.evaluate((facts) => mutation.listPlaces(facts), {
      announces: state.announces !== undefined,
    });
    return places.map((place) => mutantAt(state, place));
  });

/** The places of each state, with the site and the operators from which they were listed. */
type StoredList = { source: string; places: Record<string, Mutant[]> };

function readStoredList(file: string, source: string): StoredList {
  if (!existsSync(file)) return { source, places: {} };
  const stored: StoredList = JSON.parse(readFileSync(file, 'utf8'));
  return stored.source === source ? stored : { source, places: {} };
}

/** Returns a text that changes with the build of the site and with the operators. @param script the page's script */
export function mutantSource(script: string): string {
  const { build }: { build?: string } = JSON.parse(readFileSync('dist/version.json', 'utf8'));
  return textHash(`${build}${script}`);
}

/**
 * Lists the mutants of states. A list that was made of the same build by the same operators is read from the disk.
 * @param chosen the states, in the order of the list of all states
 * @param file where the places of each state are kept
 * @returns the mutants, and the states that could not be reached, with the reason
 */
export async function listMutants(
  tools: AuditTools,
  script: string,
  chosen: readonly State[],
  file: string,
): Promise<MutantList & { unreached: { state: string; reason: string }[] }> {
  const stored = readStoredList(file, mutantSource(script));
  const unreached: { state: string; reason: string }[] = [];
  const missing = chosen.filter(({ id }) => stored.places[id] === undefined);
  await runConcurrently(missing, 2, async (state) => {
    try {
      stored.places[state.id] = await listState(tools, script, state);
    } catch (error) {
      unreached.push({ state: state.id, reason: firstLineOfError(error) });
    }
  });
  if (missing.length > 0) {
    prepareReportFolder(dirname(file));
    writeFileSync(file, JSON.stringify(stored));
  }
  return { ...distinctMutants(chosen.flatMap(({ id }) => stored.places[id] ?? [])), unreached };
}
