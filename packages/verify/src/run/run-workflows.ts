import { runStart } from '#verify/contract/contract-event.ts';
import { hasOperation } from '#verify/contract/operations.ts';
import { ControlFailed, withRecordedControls } from '#verify/coverage/tested-controls.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { createContext, type RunContext } from './run-context.ts';
import { type RunAborted, toRunAborted } from './run-ends.ts';
import { runPlan } from './run-plan.ts';
import { RunResults } from './run-results.ts';
import { Runner } from './runner.ts';
import type { Settings } from './settings.ts';

/** A finished run; `aborted` is the reason when it ended early. `durationMs` is the total time. */
export type FinishedRun = { context: RunContext; aborted: RunAborted | null; startedAt: Date; durationMs: number };

/** Ends the sessions of the run. The responses are not checked, because a token may be invalid already. */
async function logOutSessions({ sessions, client, settings }: RunContext) {
  await mapConcurrently(sessions, settings.parallelRequests, ({ accessToken }) =>
    client.send('logout', { token: accessToken }),
  );
}

/** Sets the server's clock to the first moment of the run. Returns the settings without a clock that cannot be set. */
async function startClock(settings: Settings): Promise<Settings> {
  try {
    await settings.setClock?.(runStart);
    return settings;
  } catch {
    const { setClock: _, ...withoutClock } = settings;
    return withoutClock;
  }
}

/** Runs the workflows of the plan. Each begins as soon as the workflows that it has to follow have ended. */
async function runPlannedWorkflows(context: RunContext, onEnd: (line: string) => void) {
  const { onlyWorkflows } = context.settings;
  const ends = new Map(runPlan.map(({ name }) => [name, Promise.withResolvers<void>()]));
  await mapConcurrently(runPlan, runPlan.length, async ({ name, after, run }, index) => {
    await Promise.all(after.map((earlier) => ends.get(earlier)?.promise));
    try {
      // Every run needs the sessions.
      if (onlyWorkflows.length > 0 && ![...onlyWorkflows, 'session'].includes(name)) return;
      const startedAt = performance.now();
      await run(new Runner(context, name, [index])).catch((error: unknown) => {
        // A control of the tester that fails ends the workflow; the results contain the reason.
        if (error instanceof ControlFailed) return;
        context.client.stop(toRunAborted(error));
        throw error;
      });
      onEnd(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    } finally {
      ends.get(name)?.resolve();
    }
  });
}

/** Runs all workflows against a server. */
export async function runWorkflows(given: Settings, onEnd: (line: string) => void = () => {}): Promise<FinishedRun> {
  const results = new RunResults(given.maxFindings, given.judgedOperations);
  const settings = await startClock(withRecordedControls(given, results));
  const context = createContext(settings, results);
  const startedAt = new Date();
  let aborted: RunAborted | null = null;
  try {
    await runPlannedWorkflows(context, onEnd);
    if (hasOperation('logout') && context.client.skipReason('logout') === null) await logOutSessions(context);
  } catch (error) {
    aborted = toRunAborted(error);
  } finally {
    // The server can be used after the run. If the clock cannot be set, the results contain the reason.
    await settings.setClock?.(new Date().toISOString()).catch(() => {});
  }
  return { context, aborted, startedAt, durationMs: Date.now() - startedAt.getTime() };
}
