import { announcement } from '#tools/audit/checks/announcement.ts';
import { type RuleResult, runAxe } from '#tools/audit/engines/axe.ts';
import { runHtml } from '#tools/audit/engines/html.ts';
import { runIbm } from '#tools/audit/engines/ibm.ts';
import { type CheckInfo, type Engine, type Outcome, type Result, verdictOf } from '#tools/audit/model.ts';
import { pageChecks } from '#tools/audit/page/checks.ts';
import type { Fingerprint } from '#tools/audit/page/fingerprint.ts';
import type { State } from '#tools/audit/screens/state.ts';
import type { Pass } from './passes.ts';
import { type At, NotReached, type ReachOptions, reach } from './reach.ts';
import type { Tools } from './tools.ts';
import { nameOfVariant, plainVariant } from './variant.ts';

/** What a visit gives. */
export type Visited = {
  outcomes: Outcome[];
  fingerprint?: Fingerprint;
  reached: boolean;
  pictures: Map<string, string>;
};

/** Which of the engines run; all when left out. */
export type Engines = { axe?: boolean; ibm?: boolean; html?: boolean; own?: boolean };

const info = ({ id, title, criteria }: CheckInfo): CheckInfo => ({ id, title, criteria });

/** The stand-in for all rules of an engine that did not come to run. */
const engineInfo = (engine: Engine): CheckInfo => ({ id: `${engine}:*`, title: `${engine}의 모든 규칙`, criteria: [] });

const whyOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

/** Collects the outcomes of one visit under its state and variant. */
class Sheet {
  readonly outcomes: Outcome[] = [];
  readonly #place: { state: string; variant: string };

  constructor(state: string, variant: string) {
    this.#place = { state, variant };
  }

  own(check: CheckInfo, result: Result): void {
    this.outcomes.push({
      ...this.#place,
      check: info(check),
      engine: 'own',
      verdict: verdictOf(result),
      found: result.found,
    });
  }

  rules(engine: Engine, results: RuleResult[]): void {
    for (const result of results) this.outcomes.push({ ...this.#place, engine, ...result });
  }

  untested(engine: Engine, check: CheckInfo, reason: string): void {
    this.outcomes.push({ ...this.#place, check: info(check), engine, verdict: 'untested', reason, found: [] });
  }
}

/** Runs one engine; one that fails has checked nothing. */
async function engine(sheet: Sheet, name: Engine, run: () => Promise<RuleResult[]>): Promise<void> {
  try {
    sheet.rules(name, await run());
  } catch (error) {
    sheet.untested(name, engineInfo(name), whyOf(error));
  }
}

async function looks({ page }: At, { scripts }: Tools, sheet: Sheet, engines: Engines): Promise<void> {
  if (engines.html !== false) await engine(sheet, 'html', () => runHtml(page));
  if (engines.axe !== false) await engine(sheet, 'axe', () => runAxe(page, scripts.axe));
  if (engines.ibm !== false) await engine(sheet, 'ibm', () => runIbm(page, scripts.ibm));
  if (engines.own === false) return;
  for (const check of pageChecks) {
    try {
      sheet.own(check, await page.evaluate((id) => audit.look(id), check.id));
    } catch (error) {
      sheet.untested('own', check, whyOf(error));
    }
  }
}

/** Pictures of the elements that findings are about, by their selector; of the window, for those about all of it. */
async function takePictures({ page }: At, outcomes: Outcome[]): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  const selectors = new Set(outcomes.flatMap(({ found }) => found.map(({ selector }) => selector)));
  for (const selector of [...selectors].slice(0, 12)) {
    const what = selector === '' ? page : page.locator(selector).first();
    const picture = await what.screenshot({ type: 'jpeg', quality: 50, timeout: 1500 }).catch(() => null);
    if (picture) pictures.set(selector, `data:image/jpeg;base64,${picture.toString('base64')}`);
  }
  return pictures;
}

/** Visits a state once. What isn't reached, and a check that fails itself, is untested, with the reason. */
export async function visit(
  tools: Tools,
  state: State,
  pass: Pass,
  engines: Engines = {},
  seed?: ReachOptions['seed'],
): Promise<Visited> {
  const sheet = new Sheet(state.id, `${nameOfVariant(pass.options.variant ?? plainVariant)}`);
  const ofState = state.leadsOn ? pass.checks.filter((check) => check === announcement) : pass.checks;
  const checks = engines.own === false ? [] : ofState;
  const asks = checks.flatMap((check) => check.asks);
  try {
    return await reach(tools, state, { ...pass.options, ...(seed ? { seed } : {}) }, async (at) => {
      if (pass.looks) await looks(at, tools, sheet, engines);
      const fingerprint = await at.page.evaluate(() => audit.fingerprint());
      for (const check of checks) {
        try {
          const results = await check.run(at);
          for (const ask of check.asks) {
            const result = results[ask.id];
            if (result) sheet.own(ask, result);
          }
        } catch (error) {
          for (const ask of check.asks) sheet.untested('own', ask, whyOf(error));
        }
      }
      const pictures = await takePictures(at, sheet.outcomes);
      return { outcomes: sheet.outcomes, reached: true, pictures, fingerprint };
    });
  } catch (error) {
    if (!(error instanceof NotReached)) throw error;
    const reason = error.message;
    if (pass.looks) for (const name of ['axe', 'ibm', 'html'] as const) sheet.untested(name, engineInfo(name), reason);
    for (const check of pass.looks ? [...pageChecks, ...asks] : asks) sheet.untested('own', check, reason);
    return { outcomes: sheet.outcomes, reached: false, pictures: new Map() };
  }
}
