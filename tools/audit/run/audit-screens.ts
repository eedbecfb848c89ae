import { consistencyChecks, compareScreens } from '#tools/audit/checks/consistency.ts';
import { routeChangeChecks, checkRouteChange } from '#tools/audit/checks/route-change.ts';
import { type Finding, type Outcome, conclusionOf } from '#tools/audit/model.ts';
import type { Fingerprint } from '#tools/audit/page/fingerprint.ts';
import type { Screen, State } from '#tools/audit/screens/state.ts';
import { interactionPasses, inspectionPass, type Pass } from './passes.ts';
import type { AuditTools } from './tools.ts';
import { variantsOf } from './variant.ts';
import { visit } from './visit.ts';

/** All that an audit found out. */
export type AuditResult = {
  outcomes: Outcome[];
  findings: Finding[];
  visits: { done: number; failed: number };
  seconds: number;
};

type Job = { screen: Screen; state: State; pass: Pass };

/** The visits of each state: three variants to look at, and those that change something. */
export function planVisits(screens: readonly Screen[]): Job[] {
  const states = screens.flatMap((screen) => screen.states.map((state) => ({ screen, state })));
  return states.flatMap(({ screen, state }, index) => {
    const exists = (width: number): boolean => !state.widths || state.widths.includes(width);
    const looking = variantsOf(index)
      .filter(({ width }) => exists(width))
      .map(inspectionPass);
    const plain = exists(1440) ? 1440 : (state.widths?.[0] ?? 390);
    const isFirst = screen.states[0] === state;
    const changing = interactionPasses()
      .filter(({ oncePerScreen }) => isFirst || !oncePerScreen)
      .map((pass) => ({
        ...pass,
        options: {
          ...pass.options,
          variant: pass.options.variant ?? {
            width: plain,
            height: 900,
            colours: 'light' as const,
            text: '100' as const,
          },
        },
      }));
    const fits = changing.filter(
      ({ name }) =>
        !(state.widths && !state.widths.includes(390) && name === 'narrow') &&
        !(state.widths && !exists(1440) && name === 'text'),
    );
    return [...looking, ...fits].map((pass) => ({ screen, state, pass }));
  });
}

/** Runs jobs side by side, as many as there are places. */
export async function runConcurrently<Job>(
  jobs: readonly Job[],
  places: number,
  run: (job: Job, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (job !== undefined) await run(job, index);
    }
  };
  await Promise.all(Array.from({ length: places }, worker));
}

/** One finding for all variants that show it. */
export function groupFindings(outcomes: readonly Outcome[], pictures: ReadonlyMap<string, string>): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { check, engine, state, variant, problems } of outcomes)
    for (const problem of problems) {
      const key = `${state}|${check.id}|${problem.selector}|${problem.selector ? '' : problem.message}`;
      const known = findings.get(key);
      const picture = pictures.get(`${state}|${problem.selector}`);
      if (known) {
        if (!known.variants.includes(variant)) known.variants.push(variant);
      } else
        findings.set(key, { check, engine, state, problem, variants: [variant], ...(picture ? { picture } : {}) });
    }
  return [...findings.values()];
}

async function checkRouteChanges(tools: AuditTools, screens: readonly Screen[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await runConcurrently(
    screens.filter(({ linkedFrom: from }) => from),
    2,
    async (screen) => {
      const state = screen.states[0]?.id ?? screen.id;
      const outcome = { state, variant: '화면 이동', engine: 'own' as const };
      const results = await checkRouteChange(tools, screen).catch((error: Error) => error.message.split('\n')[0] ?? '');
      for (const check of routeChangeChecks) {
        const result = typeof results === 'string' ? undefined : results[check.id];
        outcomes.push(
          result
            ? { ...outcome, check, conclusion: conclusionOf(result), problems: result.problems }
            : { ...outcome, check, conclusion: 'untested', reason: String(results), problems: [] },
        );
      }
    },
  );
  return outcomes;
}

/** Audits every state of the screens, two visits at a time. */
export async function auditScreens(
  tools: AuditTools,
  screens: readonly Screen[],
  onProgress: (line: string) => void,
): Promise<AuditResult> {
  const started = performance.now();
  const jobs = planVisits(screens);
  const outcomes: Outcome[] = [];
  const pictures = new Map<string, string>();
  const prints = new Map<string, Fingerprint>();
  let failed = 0;
  await runConcurrently(jobs, 2, async ({ state, pass }, index) => {
    const visited = await visit(tools, state, pass);
    outcomes.push(...visited.outcomes);
    for (const [selector, picture] of visited.pictures) pictures.set(`${state.id}|${selector}`, picture);
    // Screens are compared as they are plainly: large text folds the main menu away.
    if (pass.name === 'press' && visited.fingerprint?.isCovered === false) prints.set(state.id, visited.fingerprint);
    if (!visited.reached) failed += 1;
    if ((index + 1) % 20 === 0) onProgress(`${index + 1}/${jobs.length}`);
  });
  outcomes.push(...(await checkRouteChanges(tools, screens)));
  outcomes.push(...compareFingerprints(screens, prints));
  return {
    outcomes,
    findings: groupFindings(outcomes, pictures),
    visits: { done: jobs.length - failed, failed },
    seconds: (performance.now() - started) / 1000,
  };
}

/** Compares the first state of each screen. */
function compareFingerprints(screens: readonly Screen[], prints: ReadonlyMap<string, Fingerprint>): Outcome[] {
  const pages = screens.flatMap(({ states }) => {
    const state = states.find(({ id, memberId: who }) => prints.has(id) && !who) ?? states.find(({ id }) => prints.has(id));
    const fingerprint = state ? prints.get(state.id) : undefined;
    return state && fingerprint ? [{ screen: state.id, heading: fingerprint.heading, fingerprint }] : [];
  });
  return [...compareScreens(pages)].flatMap(([state, results]) =>
    consistencyChecks.flatMap((check) => {
      const result = results[check.id];
      return result
        ? [
            {
              state,
              variant: '화면 비교',
              engine: 'own' as const,
              check,
              conclusion: conclusionOf(result),
              problems: result.problems,
            },
          ]
        : [];
    }),
  );
}
