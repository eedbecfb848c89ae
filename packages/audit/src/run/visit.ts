import { announcementCheck } from '#audit/checks/announcement.ts';
import { type RuleResult, runAxe } from '#audit/engines/axe.ts';
import { runHtml } from '#audit/engines/html.ts';
import { runIbm } from '#audit/engines/ibm.ts';
import { type CheckInfo, conclusionOf, type Engine, type Outcome, type Result } from '#audit/model.ts';
import { pageChecks } from '#audit/page/checks.ts';
import type { Fingerprint } from '#audit/page/fingerprint.ts';
import type { State } from '#audit/screens/state.ts';
import { firstLineOfError } from './error-line.ts';
import type { Pass } from './passes.ts';
import { type OpenedState, type ReachOptions, StateNotReachedError, withState } from './reach.ts';
import type { AuditTools } from './tools.ts';
import { plainVariant, variantName } from './variant.ts';

/** The result of a visit. `pictures` has data URLs of screenshots by selector. */
export type VisitResult = {
  outcomes: Outcome[];
  fingerprint?: Fingerprint;
  reached: boolean;
  pictures: Map<string, string>;
};

/** The engines that run; an omitted engine runs. */
export type Engines = { axe?: boolean; ibm?: boolean; html?: boolean; own?: boolean };

const checkInfoOf = ({ id, title, criteria }: CheckInfo): CheckInfo => ({ id, title, criteria });

/** Returns a check that stands for all rules of an engine that did not run. */
const wholeEngineInfo = (engine: Engine): CheckInfo => ({
  id: `${engine}:*`,
  title: `${engine}의 모든 규칙`,
  criteria: [],
});

/** Records the outcomes of one visit with its state and variant. */
class OutcomeRecorder {
  readonly outcomes: Outcome[] = [];
  readonly #where: { state: string; variant: string };

  constructor(state: string, variant: string) {
    this.#where = { state, variant };
  }

  addResult(check: CheckInfo, result: Result): void {
    this.outcomes.push({
      ...this.#where,
      check: checkInfoOf(check),
      engine: 'own',
      conclusion: conclusionOf(result),
      problems: result.problems,
    });
  }

  addRules(engine: Engine, results: RuleResult[]): void {
    for (const result of results) this.outcomes.push({ ...this.#where, engine, ...result });
  }

  addUntested(engine: Engine, check: CheckInfo, reason: string): void {
    this.outcomes.push({
      ...this.#where,
      check: checkInfoOf(check),
      engine,
      conclusion: 'untested',
      reason,
      problems: [],
    });
  }
}

/** Runs one engine. All rules of an engine that fails are untested. */
async function runEngine(recorder: OutcomeRecorder, name: Engine, run: () => Promise<RuleResult[]>): Promise<void> {
  try {
    recorder.addRules(name, await run());
  } catch (error) {
    recorder.addUntested(name, wholeEngineInfo(name), firstLineOfError(error));
  }
}

/** Runs the engines. */
async function runEngines(
  { page }: OpenedState,
  { scripts }: AuditTools,
  recorder: OutcomeRecorder,
  engines: Engines,
): Promise<void> {
  if (engines.html !== false) await runEngine(recorder, 'html', () => runHtml(page));
  if (engines.axe !== false) await runEngine(recorder, 'axe', () => runAxe(page));
  if (engines.ibm !== false) await runEngine(recorder, 'ibm', () => runIbm(page, scripts.ibm));
}

/** Runs the page checks. */
async function runPageChecks({ page }: OpenedState, recorder: OutcomeRecorder): Promise<void> {
  for (const check of pageChecks) {
    try {
      recorder.addResult(check, await page.evaluate((id) => audit.runPageCheck(id), check.id));
    } catch (error) {
      recorder.addUntested('own', check, firstLineOfError(error));
    }
  }
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
  const recorder = recorderOf(state, pass);
  const interactiveChecks = applicableGroups(state, pass).flatMap(({ checks }) => checks);
  if (pass.inspects === 'all')
    for (const name of ['axe', 'ibm', 'html'] as const) recorder.addUntested(name, wholeEngineInfo(name), reason);
  for (const check of pass.inspects === 'nothing' ? interactiveChecks : [...pageChecks, ...interactiveChecks])
    recorder.addUntested('own', check, reason);
  return { outcomes: recorder.outcomes, reached: false, pictures: new Map() };
}

const recorderOf = (state: State, { options }: Pass) =>
  new OutcomeRecorder(state.id, variantName(options.variant ?? plainVariant));

/** Returns the checks that are possible in a state. */
const applicableGroups = (state: State, { checks }: Pass) =>
  state.navigatesAway ? checks.filter((check) => check === announcementCheck) : checks;

/** Visits a state once. All checks of a state that is not reached, and checks that throw, are untested with a reason. */
export async function visit(
  tools: AuditTools,
  state: State,
  pass: Pass,
  engines: Engines = {},
  seed?: ReachOptions['seed'],
): Promise<VisitResult> {
  const recorder = recorderOf(state, pass);
  const inspect = async (opened: OpenedState): Promise<void> => {
    if (pass.inspects === 'all') await runEngines(opened, tools, recorder, engines);
    if (pass.inspects !== 'nothing' && engines.own !== false) await runPageChecks(opened, recorder);
  };
  const groups = engines.own === false ? [] : applicableGroups(state, pass);
  try {
    return await withState(
      tools,
      state,
      { whenStuck: inspect, ...pass.options, ...(seed ? { seed } : {}) },
      async (opened) => {
        await opened.page.evaluate(() => audit.recordAlerts());
        await inspect(opened);
        const fingerprint = await opened.page.evaluate(() => audit.readFingerprint());
        for (const group of groups) {
          try {
            const results = await group.run(opened);
            for (const check of group.checks) {
              const result = results[check.id];
              if (result) recorder.addResult(check, result);
            }
          } catch (error) {
            for (const check of group.checks) recorder.addUntested('own', check, firstLineOfError(error));
          }
        }
        const pictures = await takePictures(opened, recorder.outcomes);
        return { outcomes: recorder.outcomes, reached: true, pictures, fingerprint };
      },
    );
  } catch (error) {
    if (!(error instanceof StateNotReachedError)) throw error;
    // The control that a step does not find may be one without a name, which is the finding.
    const findings = recorder.outcomes.filter(({ conclusion }) => conclusion === 'failed');
    const untested = untestedVisit(state, pass, error.message);
    return { ...untested, outcomes: [...findings, ...untested.outcomes] };
  }
}
