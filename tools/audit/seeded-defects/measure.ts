import { acrossAsks, compare } from '#tools/audit/checks/consistency.ts';
import { arrivalAsks, arrive } from '#tools/audit/checks/route-change.ts';
import { type Engine, type Outcome, verdictOf } from '#tools/audit/model.ts';
import { inPlaces } from '#tools/audit/run/audit-screens.ts';
import { changingPasses, lookingPass, type Pass } from '#tools/audit/run/passes.ts';
import type { Tools } from '#tools/audit/run/tools.ts';
import { plainVariant } from '#tools/audit/run/variant.ts';
import { visit } from '#tools/audit/run/visit.ts';
import { screens } from '#tools/audit/screens/list.ts';
import type { Screen, State } from '#tools/audit/screens/state.ts';
import type { Defect } from './defect.ts';
import { sourceOf } from './seeder.ts';

/** Who found a defect. `named` is true where a finding stands under one of the criteria that the defect breaks. */
export type Killed = { defect: Defect; by: ReadonlySet<Engine>; named: boolean; checks: string[]; unseen?: string };

type Place = { screen: Screen; state: State };

function placeOf(id: string): Place {
  for (const screen of screens) {
    const state = screen.states.find((one) => one.id === id);
    if (state) return { screen, state };
  }
  throw new Error(`no state is named ${id}`);
}

const keysOf = (outcomes: readonly Outcome[]): Map<string, Outcome> =>
  new Map(
    outcomes.flatMap((outcome) =>
      outcome.found.map((found) => [`${outcome.check.id}|${found.selector}|${found.message}`, outcome] as const),
    ),
  );

/** The visits that may show a defect: the plain look, and the one that it names. */
function passesOf({ shows }: Defect): Pass[] {
  const plain = lookingPass(plainVariant);
  if (shows === undefined || shows === 'arrival' || shows === 'across') return [plain];
  if (typeof shows === 'object') return [lookingPass({ ...plainVariant, ...shows })];
  return [plain, ...changingPasses().filter(({ name }) => name === shows)];
}

/** What the comparison of screens says of one that is seeded, beside others that are not. */
async function across(tools: Tools, { state }: Place, seed?: string): Promise<Outcome[]> {
  const others = screens.filter(({ states: [first] }) => first && first.id !== state.id && !first.who).slice(0, 3);
  const pages = await Promise.all(
    [state, ...others.flatMap(({ states }) => states.slice(0, 1))].map(async (one, index) => {
      const visited = await visit(
        tools,
        one,
        { ...lookingPass(plainVariant), checks: [] },
        { axe: false, ibm: false, html: false, own: false },
        index === 0 ? seed : undefined,
      );
      return visited.fingerprint
        ? [{ screen: one.id, heading: visited.fingerprint.heading, fingerprint: visited.fingerprint }]
        : [];
    }),
  );
  const results = compare(pages.flat()).get(state.id) ?? {};
  return acrossAsks.flatMap((check) => {
    const result = results[check.id];
    return result
      ? [
          {
            check,
            engine: 'own' as const,
            state: state.id,
            variant: '',
            verdict: verdictOf(result),
            found: result.found,
          },
        ]
      : [];
  });
}

async function arrival(tools: Tools, { screen, state }: Place, seed?: string): Promise<Outcome[]> {
  const results = await arrive(tools, screen, seed);
  return arrivalAsks.flatMap((check) => {
    const result = results[check.id];
    return result
      ? [
          {
            check,
            engine: 'own' as const,
            state: state.id,
            variant: '',
            verdict: verdictOf(result),
            found: result.found,
          },
        ]
      : [];
  });
}

/** What is not reached can't be compared. */
function reached(outcomes: Outcome[]): Outcome[] {
  const untested = outcomes.find(({ verdict, check }) => verdict === 'untested' && check.id.endsWith(':*'));
  if (untested) throw new Error(`${untested.state} without a defect is not reached: ${untested.reason}`);
  return outcomes;
}

/** Everything that the battery says of a state, with a defect or without. */
async function look(tools: Tools, defect: Defect, seed?: string): Promise<Outcome[]> {
  const place = placeOf(defect.state);
  const outcomes: Outcome[] = [];
  for (const pass of passesOf(defect)) outcomes.push(...(await visit(tools, place.state, pass, {}, seed)).outcomes);
  if (defect.shows === 'arrival') outcomes.push(...(await arrival(tools, place, seed)));
  if (defect.shows === 'across') outcomes.push(...(await across(tools, place, seed)));
  return outcomes;
}

/** Seeds each defect, and asks who sees what was not there before. */
export async function measure(
  tools: Tools,
  defects: readonly Defect[],
  say: (killed: Killed) => void,
): Promise<Killed[]> {
  const sound = new Map<string, Promise<Outcome[]>>();
  const killed: Killed[] = [];
  await inPlaces(defects, 2, async (defect) => {
    const key = `${defect.state} ${JSON.stringify(defect.shows)}`;
    const before = sound.get(key) ?? look(tools, defect).then(reached);
    sound.set(key, before);
    const known = keysOf(await before);
    const after = await look(tools, defect, sourceOf(defect.seed));
    const fresh = [...keysOf(after)].filter(([finding]) => !known.has(finding)).map(([, outcome]) => outcome);
    const untested = after.find(({ verdict, check }) => verdict === 'untested' && check.id.endsWith(':*'));
    const one: Killed = {
      defect,
      by: new Set(fresh.map(({ engine }) => engine)),
      named: fresh.some(({ check, found }) =>
        [...check.criteria, ...found.flatMap(({ criteria }) => criteria ?? [])].some((id) =>
          defect.criteria.includes(id),
        ),
      ),
      checks: [...new Set(fresh.map(({ check }) => check.id))],
      ...(untested ? { unseen: untested.reason ?? '' } : {}),
    };
    killed.push(one);
    say(one);
  });
  return killed;
}
