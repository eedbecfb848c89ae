import { announcementCheck } from '#tools/audit/checks/announcement.ts';
import { type RuleResult, runAxe } from '#tools/audit/engines/axe.ts';
import { runHtml } from '#tools/audit/engines/html.ts';
import { runIbm } from '#tools/audit/engines/ibm.ts';
import { type CheckInfo, type Engine, type Outcome, type Result, conclusionOf } from '#tools/audit/model.ts';
import { pageChecks } from '#tools/audit/page/checks.ts';
import type { Fingerprint } from '#tools/audit/page/fingerprint.ts';
import type { State } from '#tools/audit/screens/state.ts';
import type { Pass } from './passes.ts';
import { type OpenedState, StateNotReachedError, type ReachOptions, withState } from './reach.ts';
import type { AuditTools } from './tools.ts';
import { variantName, plainVariant } from './variant.ts';

/** What a visit gives. */
export type VisitResult = {
  outcomes: Outcome[];
  fingerprint?: Fingerprint;
  reached: boolean;
  pictures: Map<string, string>;
};

/** Which of the engines run; all when left out. */
export type Engines = { axe?: boolean; ibm?: boolean; html?: boolean; own?: boolean };

const checkInfoOf = ({ id, title, criteria }: CheckInfo): CheckInfo => ({ id, title, criteria });

/** The stand-in for all rules of an engine that did not come to run. */
const wholeEngineInfo = (engine: Engine): CheckInfo => ({ id: `${engine}:*`, title: `${engine}의 모든 규칙`, criteria: [] });

const whyOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

/** Collects the outcomes of one visit under its state and variant. */
class OutcomeRecorder {
  readonly outcomes: Outcome[] = [];
  readonly #place: { state: string; variant: string };

  constructor(state: string, variant: string) {
    this.#place = { state, variant };
  }

  own(check: CheckInfo, result: Result): void {
    this.outcomes.push({
      ...this.#place,
      check: checkInfoOf(check),
      engine: 'own',
      conclusion: conclusionOf(result),
      problems: result.problems,
    });
  }

  rules(engine: Engine, results: RuleResult[]): void {
    for (const result of results) this.outcomes.push({ ...this.#place, engine, ...result });
  }

  untested(engine: Engine, check: CheckInfo, reason: string): void {
    this.outcomes.push({ ...this.#place, check: checkInfoOf(check), engine, conclusion: 'untested', reason, problems: [] });
  }
}

/** Runs one engine; one that fails has checked nothing. */
async function runEngine(sheet: OutcomeRecorder, name: Engine, run: () => Promise<RuleResult[]>): Promise<void> {
  try {
    sheet.rules(name, await run());
  } catch (error) {
    sheet.untested(name, wholeEngineInfo(name), whyOf(error));
  }
}

async function inspectPage({ page }: OpenedState, { scripts }: AuditTools, sheet: OutcomeRecorder, engines: Engines): Promise<void> {
  if (engines.html !== false) await runEngine(sheet, 'html', () => runHtml(page));
  if (engines.axe !== false) await runEngine(sheet, 'axe', () => runAxe(page, scripts.axe));
  if (engines.ibm !== false) await runEngine(sheet, 'ibm', () => runIbm(page, scripts.ibm));
  if (engines.own === false) return;
  for (const check of pageChecks) {
    try {
      sheet.own(check, await page.evaluate((id) => audit.runPageCheck(id), check.id));
    } catch (error) {
      sheet.untested('own', check, whyOf(error));
    }
  }
}

/** Pictures of the elements that findings are about, by their selector; of the window, for those about all of it. */
async function takePictures({ page }: OpenedState, outcomes: Outcome[]): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  const selectors = new Set(outcomes.flatMap(({ problems }) => problems.map(({ selector }) => selector)));
  for (const selector of [...selectors].slice(0, 12)) {
    const what = selector === '' ? page : page.locator(selector).first();
    const picture = await what.screenshot({ type: 'jpeg', quality: 50, timeout: 1500 }).catch(() => null);
    if (picture) pictures.set(selector, `data:image/jpeg;base64,${picture.toString('base64')}`);
  }
  return pictures;
}

/** Visits a state once. What isn't reached, and a check that fails itself, is untested, with the reason. */
export async function visit(
  tools: AuditTools,
  state: State,
  pass: Pass,
  engines: Engines = {},
  seed?: ReachOptions['seed'],
): Promise<VisitResult> {
  const sheet = new OutcomeRecorder(state.id, `${variantName(pass.options.variant ?? plainVariant)}`);
  const ofState = state.navigatesAway ? pass.checks.filter((check) => check === announcementCheck) : pass.checks;
  const checks = engines.own === false ? [] : ofState;
  const asks = checks.flatMap((check) => check.checks);
  try {
    return await withState(tools, state, { ...pass.options, ...(seed ? { seed } : {}) }, async (opened) => {
      if (pass.inspects) await inspectPage(opened, tools, sheet, engines);
      const fingerprint = await opened.page.evaluate(() => audit.readFingerprint());
      for (const check of checks) {
        try {
          const results = await check.run(opened);
          for (const ask of check.checks) {
            const result = results[ask.id];
            if (result) sheet.own(ask, result);
          }
        } catch (error) {
          for (const ask of check.checks) sheet.untested('own', ask, whyOf(error));
        }
      }
      const pictures = await takePictures(opened, sheet.outcomes);
      return { outcomes: sheet.outcomes, reached: true, pictures, fingerprint };
    });
  } catch (error) {
    if (!(error instanceof StateNotReachedError)) throw error;
    const reason = error.message;
    if (pass.inspects) for (const name of ['axe', 'ibm', 'html'] as const) sheet.untested(name, wholeEngineInfo(name), reason);
    for (const check of pass.inspects ? [...pageChecks, ...asks] : asks) sheet.untested('own', check, reason);
    return { outcomes: sheet.outcomes, reached: false, pictures: new Map() };
  }
}
