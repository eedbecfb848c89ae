import type { Screen } from '#audit/screens/state.ts';
import { firstLineOfError } from './error-line.ts';
import type { Job, JobPlan } from './jobs.ts';
import type { Journal } from './journal.ts';
import { estimateSeconds, type Progress } from './progress.ts';
import { type AuditResult, Results } from './results.ts';
import { runConcurrently } from './run-jobs.ts';
import { siteResponds, waitForSite } from './server-outage.ts';
import type { AuditTools } from './tools.ts';
import type { VisitResult } from './visit.ts';

/** What an audit needs besides the site, and whom it tells how far it is. */
export type AuditRun = {
  /** Stops the audit. The reason of the signal is a text in Korean. */
  stop: AbortController;
  journal: Journal;
  plan: JobPlan;
  onVisit: (progress: Progress) => void;
  /** Called after each screen, with the result so far. */
  onScreen: (progress: Progress, result: AuditResult) => Promise<void>;
};

/** Why something is not checked, in a report that is written before the end. */
const notYetDone = '아직 점검하지 않았다';

/**
 * Does a job. A state that is not reached because the server has stopped responding is visited again when it responds;
 * if it does not, the audit is stopped.
 * @returns undefined if the audit is stopped meanwhile
 */
async function runJob(tools: AuditTools, job: Job, stop: AbortController): Promise<VisitResult | undefined> {
  const result = await job.run(tools);
  if (stop.signal.aborted) return undefined;
  if (result.reached || result.absence || (await siteResponds(tools))) return result;
  if (await waitForSite(tools, stop.signal)) return job.run(tools);
  stop.abort('서버가 더는 응답하지 않아 점검을 멈췄다');
  return undefined;
}

/** Estimates the number of visits: those that are planned, and as many for each state that is not planned as for the others. */
function estimateVisits(screens: readonly Screen[], plan: JobPlan, results: Results): number {
  const counts = screens.map((screen) => {
    const isInspected = screen.states.some(({ id }) => results.widgets.has(id));
    const planned = plan.first(screen).length + plan.later(screen, screens, results.widgets).length;
    return { states: screen.states.length, planned, isInspected };
  });
  const known = counts.filter(({ isInspected }) => isInspected);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const perState =
    known.length === 0 ? 3 : sum(known.map(({ planned }) => planned)) / sum(known.map(({ states }) => states));
  return Math.round(sum(counts.map((one) => (one.isInspected ? one.planned : one.states * perState))));
}

/**
 * Audits every state of the screens. While the states of a screen are used, those of the next one are inspected. The
 * result is complete also if the audit is stopped: what was not done is listed as not checked.
 */
export async function auditScreens(
  tools: AuditTools,
  screens: readonly Screen[],
  { stop, journal, plan, onVisit, onScreen }: AuditRun,
): Promise<AuditResult> {
  const started = performance.now();
  const results = new Results(screens, plan);
  const secondsSoFar = (): number => (performance.now() - started) / 1000;
  let visited = 0;
  let reused = 0;
  const progressAt = ({ screen, state }: Pick<Job, 'screen' | 'state'>): Progress => {
    const all = Math.max(estimateVisits(screens, plan, results), results.count);
    const left = all - results.count - (journal.earlier.size - reused);
    const secondsLeft = estimateSeconds(left, { visited, seconds: secondsSoFar() });
    return { screen, state, done: results.count, all, findings: results.countFindings(), secondsLeft };
  };
  const runJobs = (jobs: readonly Job[]): Promise<void> =>
    runConcurrently(jobs, stop.signal, async (job) => {
      const earlier = journal.earlier.get(job.key);
      const result = earlier ?? (await runJob(tools, job, stop));
      if (!result || stop.signal.aborted) return;
      results.add(job, result);
      if (earlier) {
        reused += 1;
        return;
      }
      visited += 1;
      try {
        journal.add(job.key, result);
      } catch (error) {
        stop.abort(`보고서 폴더에 쓸 수 없어 점검을 멈췄다 (${firstLineOfError(error)})`);
      }
      onVisit(progressAt(job));
    });
  let previous: Screen | undefined;
  for (const screen of [...screens, undefined]) {
    const used = previous ? plan.later(previous, screens, results.widgets) : [];
    await runJobs([...used, ...(screen ? plan.first(screen) : [])]);
    if (stop.signal.aborted) break;
    if (previous) {
      const place = { screen: previous.id, state: previous.states.at(-1)?.id ?? '' };
      await onScreen(progressAt(place), results.summarize(notYetDone, secondsSoFar()));
    }
    previous = screen;
  }
  return results.summarize(stop.signal.aborted ? String(stop.signal.reason) : notYetDone, secondsSoFar());
}
