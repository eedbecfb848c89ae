import { compareScreens, consistencyChecks } from '#audit/checks/consistency.ts';
import { checkRouteChange, routeChangeChecks } from '#audit/checks/route-change.ts';
import { type Outcome, outcomesOfResults } from '#audit/model.ts';
import { inspectionPass, interactionPasses, type Pass, type PassName } from '#audit/run/passes.ts';
import type { AuditTools } from '#audit/run/tools.ts';
import { plainVariant } from '#audit/run/variant.ts';
import { visit } from '#audit/run/visit.ts';
import { screens } from '#audit/screens/list.ts';
import type { State } from '#audit/screens/state.ts';
import { type Seeder, seedSource } from './seeder.ts';

/** A defect that is put into the built site. */
export type SeededDefect = {
  id: string;
  /** ID of the state into which the defect is seeded. */
  state: string;
  /** ID of the check that must find it. */
  foundBy: string;
  /** What reveals the defect, besides the plain inspection. */
  revealedBy?: Exclude<PassName, 'inspect' | 'theme'> | 'route-change' | 'consistency';
  /** Puts the defect into the page. Runs in the page, so that it can use only its parameter and the page's globals. */
  seed: (seeder: Seeder) => void;
};

/** Returns the passes that may reveal a defect: the plain inspection, and the pass that the defect names. */
const passesOf = ({ revealedBy }: SeededDefect): Pass[] => [
  inspectionPass(plainVariant),
  ...interactionPasses().filter(({ name }) => name === revealedBy),
];

/** Compares a state, with the seed, with the first states of three other screens, without it. */
async function compareWithOthers(tools: AuditTools, state: State, seed?: string): Promise<Outcome[]> {
  const others = screens.flatMap(({ states: [first] }) => (first && first !== state && !first.memberId ? first : []));
  const pages = await Promise.all(
    [state, ...others.slice(0, 3)].map(async (compared) => {
      const options = compared === state && seed ? { seed } : {};
      const { fingerprint } = await visit(tools, compared, {
        name: 'inspect',
        options,
        inspects: 'nothing',
        checks: [],
      });
      return fingerprint ? [{ screen: compared.id, fingerprint }] : [];
    }),
  );
  const results = compareScreens(pages.flat()).get(state.id) ?? {};
  return outcomesOfResults(consistencyChecks, results, { state: state.id, variant: '' });
}

/** Runs everything that may reveal a defect. @returns a key for each problem, with the ID of its check in front */
async function findProblems(tools: AuditTools, defect: SeededDefect, seed?: string): Promise<string[]> {
  const screen = screens.find(({ states }) => states.some(({ id }) => id === defect.state));
  const state = screen?.states.find(({ id }) => id === defect.state);
  if (!screen || !state) throw new Error(`No state has the ID ${defect.state}.`);
  const outcomes: Outcome[] = [];
  for (const pass of passesOf(defect)) {
    const visited = await visit(tools, state, { ...pass, options: { ...pass.options, ...(seed ? { seed } : {}) } });
    if (!visited.reached && !seed) throw new Error(`The state ${state.id} is not reached without a defect.`);
    outcomes.push(...visited.outcomes);
  }
  const where = { state: state.id, variant: '' };
  if (defect.revealedBy === 'route-change')
    outcomes.push(...outcomesOfResults(routeChangeChecks, await checkRouteChange(tools, screen, seed), where));
  if (defect.revealedBy === 'consistency') outcomes.push(...(await compareWithOthers(tools, state, seed)));
  return outcomes.flatMap(({ check, problems }) =>
    problems.map(({ selector, message, original }) => [check.id, selector, message, original].join('|')),
  );
}

const soundPages = new Map<string, Promise<string[]>>();

/** Seeds a defect. @returns the IDs of the checks that find something which they do not find on the sound page */
export async function checksThatFind(tools: AuditTools, defect: SeededDefect): Promise<string[]> {
  const key = `${defect.state} ${defect.revealedBy}`;
  const sound = soundPages.get(key) ?? findProblems(tools, defect);
  soundPages.set(key, sound);
  // A busy machine may not reach the state. Then the next defect tries again.
  sound.catch(() => soundPages.delete(key));
  const known = new Set(await sound);
  const found = await findProblems(tools, defect, seedSource(defect.seed));
  return [...new Set(found.filter((problem) => !known.has(problem)).map((problem) => problem.split('|', 1).join('')))];
}
