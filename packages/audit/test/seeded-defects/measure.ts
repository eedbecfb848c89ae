import { compareScreens, consistencyChecks } from '#audit/checks/consistency.ts';
import { checkRouteChange, routeChangeChecks } from '#audit/checks/route-change.ts';
import type { Engine, Outcome } from '#audit/model.ts';
import { runConcurrently } from '#audit/run/audit-screens.ts';
import { outcomesOfResults } from '#audit/run/outcomes.ts';
import { inspectionPass, interactionPasses, type Pass } from '#audit/run/passes.ts';
import type { AuditTools } from '#audit/run/tools.ts';
import { plainVariant } from '#audit/run/variant.ts';
import { visit } from '#audit/run/visit.ts';
import { screens } from '#audit/screens/list.ts';
import type { Screen, State } from '#audit/screens/state.ts';
import type { SeededDefect } from './defect.ts';
import { seedSource } from './seeder.ts';

/** Whether and how a seeded defect is detected. */
export type Detection = {
  defect: SeededDefect;
  /** The engines with a finding that the sound page does not have; empty for an undetected defect. */
  detectedBy: ReadonlySet<Engine>;
  /** Whether a finding stands under one of the criteria that the defect breaks. */
  hasRightCriterion: boolean;
  /** IDs of the checks with a new finding. */
  checks: string[];
  /** Why the state could not be audited with the defect. */
  untestedReason?: string;
};

type ScreenState = { screen: Screen; state: State };

function findState(id: string): ScreenState {
  for (const screen of screens) {
    const state = screen.states.find((candidate) => candidate.id === id);
    if (state) return { screen, state };
  }
  throw new Error(`No state has the ID ${id}.`);
}

/** Returns outcomes by a key for each of their problems, which is the same on every visit. */
const outcomesByProblem = (outcomes: readonly Outcome[]): Map<string, Outcome> =>
  new Map(
    outcomes.flatMap((outcome) =>
      outcome.problems.map(
        (problem) => [`${outcome.check.id}|${problem.selector}|${problem.message}`, outcome] as const,
      ),
    ),
  );

/** Returns the passes that may reveal a defect: the plain inspection, and the pass that the defect names. */
function passesForDefect({ revealedBy }: SeededDefect): Pass[] {
  const plain = inspectionPass(plainVariant);
  if (revealedBy === undefined || revealedBy === 'route-change' || revealedBy === 'consistency') return [plain];
  if (typeof revealedBy === 'object') return [inspectionPass({ ...plainVariant, ...revealedBy })];
  return [plain, ...interactionPasses().filter(({ name }) => name === revealedBy)];
}

/** Compares a state, with the seed, with the first states of three other screens, without it. */
async function compareWithOtherScreens(tools: AuditTools, { state }: ScreenState, seed?: string): Promise<Outcome[]> {
  const others = screens.filter(({ states: [first] }) => first && first.id !== state.id && !first.memberId).slice(0, 3);
  const pages = await Promise.all(
    [state, ...others.flatMap(({ states }) => states.slice(0, 1))].map(async (compared, index) => {
      const { fingerprint } = await visit(
        tools,
        compared,
        { ...inspectionPass(plainVariant), checks: [] },
        { axe: false, ibm: false, html: false, own: false },
        index === 0 ? seed : undefined,
      );
      return fingerprint ? [{ screen: compared.id, heading: fingerprint.heading, fingerprint }] : [];
    }),
  );
  const results = compareScreens(pages.flat()).get(state.id) ?? {};
  return outcomesOfResults(consistencyChecks, results, { state: state.id, variant: '' });
}

const isWholeEngineUntested = ({ conclusion, check }: Outcome): boolean =>
  conclusion === 'untested' && check.id.endsWith(':*');

/**
 * Returns the outcomes of a page without a defect.
 * @throws Error when the state was not reached, because then nothing can be compared
 */
function assertReached(outcomes: Outcome[]): Outcome[] {
  const untested = outcomes.find(isWholeEngineUntested);
  if (untested) throw new Error(`The state ${untested.state} is not reached without a defect: ${untested.reason}`);
  return outcomes;
}

/** Runs everything that may reveal a defect on its state. @param seed the source of the defect; none on the sound page */
async function auditState(tools: AuditTools, defect: SeededDefect, seed?: string): Promise<Outcome[]> {
  const { screen, state } = findState(defect.state);
  const outcomes: Outcome[] = [];
  for (const pass of passesForDefect(defect)) outcomes.push(...(await visit(tools, state, pass, {}, seed)).outcomes);
  if (defect.revealedBy === 'route-change')
    outcomes.push(
      ...outcomesOfResults(routeChangeChecks, await checkRouteChange(tools, screen, seed), {
        state: state.id,
        variant: '',
      }),
    );
  if (defect.revealedBy === 'consistency')
    outcomes.push(...(await compareWithOtherScreens(tools, { screen, state }, seed)));
  return outcomes;
}

/**
 * Seeds one defect after another, and collects the findings that the sound page does not have.
 * @param onProgress receives each detection as soon as it is known
 */
export async function measureDetection(
  tools: AuditTools,
  defects: readonly SeededDefect[],
  onProgress: (detection: Detection) => void,
): Promise<Detection[]> {
  const soundPages = new Map<string, Promise<Outcome[]>>();
  const detections: Detection[] = [];
  await runConcurrently(defects, 2, async (defect) => {
    const key = `${defect.state} ${JSON.stringify(defect.revealedBy)}`;
    const sound = soundPages.get(key) ?? auditState(tools, defect).then(assertReached);
    soundPages.set(key, sound);
    const known = outcomesByProblem(await sound);
    const seeded = await auditState(tools, defect, seedSource(defect.seed));
    const fresh = [...outcomesByProblem(seeded)].filter(([key]) => !known.has(key)).map(([, outcome]) => outcome);
    const untested = seeded.find(isWholeEngineUntested);
    const detection: Detection = {
      defect,
      detectedBy: new Set(fresh.map(({ engine }) => engine)),
      hasRightCriterion: fresh.some(({ check, problems }) =>
        [...check.criteria, ...problems.flatMap(({ criteria }) => criteria ?? [])].some((id) =>
          defect.criteria.includes(id),
        ),
      ),
      checks: [...new Set(fresh.map(({ check }) => check.id))],
      ...(untested ? { untestedReason: untested.reason ?? '' } : {}),
    };
    detections.push(detection);
    onProgress(detection);
  });
  return detections;
}
