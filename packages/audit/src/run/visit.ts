import { type RuleResult, runAxe } from '#audit/engines/axe.ts';
import { runHtml } from '#audit/engines/html.ts';
import { runIbm } from '#audit/engines/ibm.ts';
import { type CheckInfo, type Engine, type Outcome, outcomesOfResults } from '#audit/model.ts';
import { pageChecks } from '#audit/page/checks.ts';
import type { Fingerprint } from '#audit/page/fingerprint.ts';
import type { State } from '#audit/screens/state.ts';
import { type Absence, StateNotThereError } from './absence.ts';
import { firstLineOfError } from './error-line.ts';
import type { Pass } from './passes.ts';
import { type OpenedState, StateNotReachedError, withState } from './reach.ts';
import type { AuditTools } from './tools.ts';
import { plainVariant, variantName } from './variant.ts';

/** The result of a visit. `pictures` has data URLs of screenshots by selector. */
export type VisitResult = {
  outcomes: Outcome[];
  fingerprint?: Fingerprint;
  reached: boolean;
  /** Why the site does not have the state. Then nothing was checked, and nothing is missing. */
  absence?: Absence;
  pictures: Map<string, string>;
};

type Where = { state: string; variant: string };

const whereOf = (state: State, { options }: Pass): Where => ({
  state: state.id,
  variant: variantName(options.variant ?? plainVariant),
});

/** The engines. */
const engines: readonly [Engine, (opened: OpenedState, tools: AuditTools) => Promise<RuleResult[]>][] = [
  ['html', ({ page }) => runHtml(page)],
  ['axe', ({ page }) => runAxe(page)],
  ['ibm', ({ page }, { scripts }) => runIbm(page, scripts.ibm)],
];

/** Returns a check that stands for all rules of an engine that did not run. */
const wholeEngine = (engine: Engine): CheckInfo => ({
  id: `${engine}:*`,
  title: `${engine}의 모든 규칙`,
  criteria: [],
});

const untestedOutcomes = (where: Where, engine: Engine, checks: readonly CheckInfo[], reason: string): Outcome[] =>
  checks.map(({ id, title, criteria }) => ({
    ...where,
    check: { id, title, criteria },
    engine,
    conclusion: 'untested',
    reason,
    problems: [],
  }));

/** Runs an engine or a group of checks. All of its checks are untested if it fails. */
const runOrUntested = (
  where: Where,
  engine: Engine,
  checks: readonly CheckInfo[],
  run: () => Promise<Outcome[]>,
): Promise<Outcome[]> =>
  run().catch((error: unknown) => untestedOutcomes(where, engine, checks, firstLineOfError(error)));

/** Runs the engines and the page checks, as far as a pass has them. */
async function inspect(opened: OpenedState, tools: AuditTools, pass: Pass, where: Where): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [engine, run] of pass.inspects === 'all' ? engines : [])
    outcomes.push(
      ...(await runOrUntested(where, engine, [wholeEngine(engine)], async () =>
        (await run(opened, tools)).map((result) => ({ ...where, engine, ...result })),
      )),
    );
  for (const { id, title, criteria } of pass.inspects === 'nothing' ? [] : pageChecks) {
    const checks = [{ id, title, criteria }];
    const run = async (): Promise<Outcome[]> =>
      outcomesOfResults(checks, { [id]: await opened.page.evaluate((one) => audit.runPageCheck(one), id) }, where);
    outcomes.push(...(await runOrUntested(where, 'own', checks, run)));
  }
  return outcomes;
}

/** Takes screenshots of up to twelve elements with problems, and of the window for problems of the whole page. */
async function takePictures({ page }: OpenedState, outcomes: Outcome[]): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  const selectors = new Set(outcomes.flatMap(({ problems }) => problems.map(({ selector }) => selector)));
  for (const selector of [...selectors].slice(0, 12)) {
    const target = selector === '' ? page : page.locator(selector).first();
    const picture = await target.screenshot({ type: 'jpeg', quality: 50, timeout: 1500 }).catch(() => null);
    if (picture) pictures.set(selector, `data:image/jpeg;base64,${picture.toString('base64')}`);
  }
  return pictures;
}

/** Returns the result of a visit in which nothing could be checked. @param reason in Korean */
export function untestedVisit(state: State, pass: Pass, reason: string): VisitResult {
  const where = whereOf(state, pass);
  const used = pass.inspects === 'all' ? engines : [];
  const checks = applicableGroups(state, pass).flatMap((group) => group.checks);
  const outcomes = [
    ...used.flatMap(([engine]) => untestedOutcomes(where, engine, [wholeEngine(engine)], reason)),
    ...untestedOutcomes(where, 'own', pass.inspects === 'nothing' ? checks : [...pageChecks, ...checks], reason),
  ];
  return { outcomes, reached: false, pictures: new Map() };
}

/** Returns the checks that are possible in a state. */
const applicableGroups = (state: State, { checks }: Pass) =>
  state.navigatesAway ? checks.filter(({ isImmediate }) => isImmediate) : checks;

/** Visits a state once. All checks of a state that is not reached, and checks that throw, are untested with a reason. */
export async function visit(tools: AuditTools, state: State, pass: Pass): Promise<VisitResult> {
  const where = whereOf(state, pass);
  const outcomes: Outcome[] = [];
  const whenStuck = async (opened: OpenedState): Promise<void> => {
    // The control that a step does not find may be one without a name, which is the finding.
    const found = await inspect(opened, tools, pass, where);
    outcomes.push(...found.filter(({ conclusion }) => conclusion === 'failed'));
  };
  try {
    return await withState(tools, state, { ...pass.options, whenStuck }, async (opened) => {
      await opened.page.evaluate(() => audit.recordAlerts());
      outcomes.push(...(await inspect(opened, tools, pass, where)));
      const fingerprint = await opened.page.evaluate(() => audit.readFingerprint());
      for (const { checks, run } of applicableGroups(state, pass))
        outcomes.push(
          ...(await runOrUntested(where, 'own', checks, async () =>
            outcomesOfResults(checks, await run(opened), where),
          )),
        );
      return { outcomes, reached: true, pictures: await takePictures(opened, outcomes), fingerprint };
    });
  } catch (error) {
    if (error instanceof StateNotThereError)
      return { outcomes: [], reached: false, absence: error.absence, pictures: new Map() };
    if (!(error instanceof StateNotReachedError)) throw error;
    const untested = untestedVisit(state, pass, error.message);
    return { ...untested, outcomes: [...outcomes, ...untested.outcomes] };
  }
}
