import { checkRouteChange, routeChangeChecks } from '#audit/checks/route-change.ts';
import { outcomesOfResults } from '#audit/model.ts';
import { planPictures } from '#audit/pictures/take.ts';
import type { Screen } from '#audit/screens/state.ts';
import { StateNotThereError } from './absence.ts';
import { firstLineOfError } from './error-line.ts';
import { type PlannedVisit, planInspections, planInteractions } from './plan.ts';
import { visitSafely } from './safe-visit.ts';
import type { AuditTools } from './tools.ts';
import { untestedVisit, type VisitResult } from './visit.ts';

/** One piece of work of an audit: a visit of a state, or a press of the link that leads to a screen. */
export type Job = {
  /** Unique, and the same in every run, so that a later run recognizes the result. */
  key: string;
  screen: string;
  state: string;
  run: (tools: AuditTools) => Promise<VisitResult>;
  /** Returns the result of a job that was not done. @param reason in Korean */
  untested: (reason: string) => VisitResult;
};

const visitJob = (screen: Screen, { state, pass }: PlannedVisit): Job => ({
  key: `${state.id} ${pass.name}`,
  screen: screen.id,
  state: state.id,
  run: (tools) => visitSafely(tools, state, pass),
  untested: (reason) => untestedVisit(state, pass, reason),
});

/** Returns the job that follows the link of a screen. */
function routeChangeJob(screen: Screen): Job {
  const state = screen.states[0]?.id ?? screen.id;
  const where = { state, variant: '화면 이동' };
  const untested = (reason: string): VisitResult => ({
    outcomes: routeChangeChecks.map((check) => ({
      ...where,
      check,
      engine: 'own',
      conclusion: 'untested',
      reason,
      problems: [],
    })),
    reached: false,
    pictures: new Map(),
  });
  return {
    key: `${screen.id} route-change`,
    screen: screen.id,
    state,
    untested,
    run: async (tools) => {
      try {
        const outcomes = outcomesOfResults(routeChangeChecks, await checkRouteChange(tools, screen), where);
        return { outcomes, reached: true, pictures: new Map() };
      } catch (error) {
        if (error instanceof StateNotThereError)
          return { outcomes: [], reached: false, absence: error.absence, pictures: new Map() };
        return untested(firstLineOfError(error));
      }
    },
  };
}

/** Returns the jobs that inspect every state of a screen. */
export const inspectionJobs = (screen: Screen): Job[] =>
  planInspections([screen]).map((planned) => visitJob(screen, planned));

/**
 * Returns the jobs that use the states of a screen, and follow the link to it.
 * @param screens all audited screens, because a widget of an earlier screen is not used again
 * @param widgets the widgets of each state that was reached, by its ID
 */
function interactionJobs(
  screen: Screen,
  screens: readonly Screen[],
  widgets: ReadonlyMap<string, readonly string[]>,
): Job[] {
  const planned = planInteractions(screens, widgets).filter(({ state }) => screen.states.includes(state));
  return [
    ...planned.map((visit) => visitJob(screen, visit)),
    ...(screen.linkedFrom === undefined ? [] : [routeChangeJob(screen)]),
  ];
}

/** The jobs of an audit. */
export type JobPlan = {
  /** Returns the jobs of a screen that need no other: its inspections and its pictures. */
  first: (screen: Screen) => Job[];
  /** Returns the jobs of a screen that depend on what was inspected before. */
  later: typeof interactionJobs;
};

/**
 * Plans the jobs of an audit.
 * @param pictures the folder of the report, if pictures are taken, and whether nothing else is done
 */
export function planJobs(pictures: { folder: string; isOnly: boolean } | null): JobPlan {
  const pictureJobs = (screen: Screen): Job[] =>
    pictures ? planPictures(screen, pictures.folder).map((planned) => visitJob(screen, planned)) : [];
  if (pictures?.isOnly) return { first: pictureJobs, later: () => [] };
  return { first: (screen) => [...inspectionJobs(screen), ...pictureJobs(screen)], later: interactionJobs };
}
