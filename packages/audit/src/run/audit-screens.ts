import { compareScreens, consistencyChecks } from '#audit/checks/consistency.ts';
import { checkRouteChange, routeChangeChecks } from '#audit/checks/route-change.ts';
import { type Finding, type Outcome, outcomesOfResults } from '#audit/model.ts';
import type { Fingerprint } from '#audit/page/fingerprint.ts';
import type { Screen } from '#audit/screens/state.ts';
import { firstLineOfError } from './error-line.ts';
import { type PlannedVisit, planInspections, planInteractions } from './plan.ts';
import { visitSafely } from './safe-visit.ts';
import type { AuditTools } from './tools.ts';

/** The result of an audit. */
export type AuditResult = {
  outcomes: Outcome[];
  findings: Finding[];
  visits: { done: number; failed: number };
  /** Duration of the audit. */
  seconds: number;
};

/** Runs jobs, three at a time: a page often waits, so three occupy two cores. */
async function runConcurrently<Job>(
  jobs: readonly Job[],
  run: (job: Job, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (job !== undefined) await run(job, index);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
}

/**
 * Groups the problems of all variants into findings.
 * @param pictures data URLs of screenshots, by `state|selector`
 */
export function groupFindings(outcomes: readonly Outcome[], pictures: ReadonlyMap<string, string>): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { check, engine, state, variant, problems } of outcomes)
    for (const problem of problems) {
      const key = `${state}|${check.id}|${problem.selector}|${problem.selector ? '' : problem.message}`;
      const known = findings.get(key);
      const picture = pictures.get(`${state}|${problem.selector}`);
      if (known) {
        if (!known.variants.includes(variant)) known.variants.push(variant);
      } else findings.set(key, { check, engine, state, problem, variants: [variant], ...(picture ? { picture } : {}) });
    }
  return [...findings.values()];
}

/** Follows the link of each screen. A screen whose link is not reached is untested. */
async function checkRouteChanges(tools: AuditTools, screens: readonly Screen[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await runConcurrently(
    screens.filter(({ linkedFrom }) => linkedFrom),
    async (screen) => {
      const where = { state: screen.states[0]?.id ?? screen.id, variant: '화면 이동' };
      try {
        outcomes.push(...outcomesOfResults(routeChangeChecks, await checkRouteChange(tools, screen), where));
      } catch (error) {
        const reason = firstLineOfError(error);
        for (const check of routeChangeChecks)
          outcomes.push({ ...where, check, engine: 'own', conclusion: 'untested', reason, problems: [] });
      }
    },
  );
  return outcomes;
}

/**
 * Audits every state of the screens.
 * @param onProgress receives a line every 20 visits
 */
export async function auditScreens(
  tools: AuditTools,
  screens: readonly Screen[],
  onProgress: (line: string) => void,
): Promise<AuditResult> {
  const started = performance.now();
  const outcomes: Outcome[] = [];
  const pictures = new Map<string, string>();
  const widgets = new Map<string, readonly string[]>();
  const fingerprints = new Map<string, Fingerprint>();
  let [done, failed] = [0, 0];
  const visitAll = (jobs: readonly PlannedVisit[]): Promise<void> =>
    runConcurrently(jobs, async ({ state, pass }, index) => {
      const visited = await visitSafely(tools, state, pass);
      outcomes.push(...visited.outcomes);
      for (const [selector, picture] of visited.pictures) pictures.set(`${state.id}|${selector}`, picture);
      // A state has other controls at another width.
      if (visited.fingerprint)
        widgets.set(state.id, [...(widgets.get(state.id) ?? []), ...visited.fingerprint.widgets]);
      // Screens are compared in the plain variant, because large text collapses the main menu.
      if (pass.name === 'interact' && visited.fingerprint?.isCovered === false)
        fingerprints.set(state.id, visited.fingerprint);
      if (visited.reached) done += 1;
      else failed += 1;
      if ((index + 1) % 20 === 0)
        onProgress(`${pass.name === 'inspect' ? 'inspections' : 'interactions'} ${index + 1}/${jobs.length}`);
    });
  await visitAll(planInspections(screens));
  await visitAll(planInteractions(screens, widgets));
  outcomes.push(...(await checkRouteChanges(tools, screens)));
  outcomes.push(...compareFingerprints(screens, fingerprints));
  return {
    outcomes,
    findings: groupFindings(outcomes, pictures),
    visits: { done, failed },
    seconds: (performance.now() - started) / 1000,
  };
}

/** Compares one state of each screen, of a guest if possible. */
function compareFingerprints(screens: readonly Screen[], fingerprints: ReadonlyMap<string, Fingerprint>): Outcome[] {
  const pages = screens.flatMap(({ states }) => {
    const compared = states.filter(({ id }) => fingerprints.has(id));
    const state = compared.find(({ memberId }) => !memberId) ?? compared[0];
    const fingerprint = state ? fingerprints.get(state.id) : undefined;
    return state && fingerprint ? [{ screen: state.id, fingerprint }] : [];
  });
  return [...compareScreens(pages)].flatMap(([state, results]) =>
    outcomesOfResults(consistencyChecks, results, { state, variant: '화면 비교' }),
  );
}
