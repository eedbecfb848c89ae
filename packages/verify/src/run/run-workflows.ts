import { randomBytes } from 'node:crypto';
import { VerifierClient } from '#verify/client.ts';
import { moments } from '#verify/contract/contract-event.ts';
import { hasOperation } from '#verify/contract/operations.ts';
import { ControlFailed, withRecordedControls } from '#verify/coverage/tested-controls.ts';
import { Secrets } from '#verify/secrets.ts';
import { type RunAborted, toRunAborted } from './run-aborted.ts';
import { mapConcurrently, runBranches } from './run-branches.ts';
import type { RunContext } from './run-context.ts';
import { runPlan } from './run-plan.ts';
import { RunProgress } from './run-progress.ts';
import { RunResults } from './run-results.ts';
import { dateInSeoul } from './seoul-date.ts';
import type { Settings } from './settings.ts';
import { WorkflowRunner } from './workflow-runner.ts';

/** A finished run; `aborted` is the reason when it ended early. `durationMs` is the total time. */
export type FinishedRun = { context: RunContext; aborted: RunAborted | null; startedAt: Date; durationMs: number };

/** The workflow that every run needs, because it creates the sessions. */
const alwaysRun = ['session'];

/** Ends the sessions of the run. The responses are not checked, because a token may be invalid already. */
async function logOutSessions({ sessions, client, settings }: RunContext): Promise<void> {
  await mapConcurrently(sessions, settings.parallelRequests, ({ accessToken }) =>
    client.send('logout', { token: accessToken }),
  );
}

/**
 * Sets the server's clock to the first moment of the run.
 * @returns the settings without the clock when it cannot be set; the results contain the reason
 */
async function startClock(settings: Settings): Promise<Settings> {
  try {
    await settings.setClock?.(moments.start);
    return settings;
  } catch {
    const { setClock: _, ...withoutClock } = settings;
    return withoutClock;
  }
}

/** Sets the server's clock to the present, so that the server can be used after the run. */
async function resetClock({ setClock }: Settings): Promise<void> {
  await setClock?.(new Date().toISOString()).catch(() => {
    // The results contain the reason.
  });
}

/** Returns a function that runs the given one for one call at a time, because a command may not expect others. */
function oneAtATime<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve();
  return (...args: Args): Promise<Result> => {
    const result = last.then(() => run(...args));
    last = result.catch(() => {});
    return result;
  };
}

/** Returns the settings of a run with commands that run one at a time, and with requests that the progress counts. */
function preparedSettings(settings: Settings, progress: RunProgress): Settings {
  const { readMailedCode, decidePayment, onExchange } = settings;
  return {
    ...settings,
    ...(readMailedCode ? { readMailedCode: oneAtATime(readMailedCode) } : {}),
    ...(decidePayment ? { decidePayment: oneAtATime(decidePayment) } : {}),
    onExchange: (exchange) => {
      progress.requestCount += 1;
      onExchange?.(exchange);
    },
  };
}

/** Runs a workflow. A control of the tester that fails ends the workflow; the results contain the reason. */
async function runWorkflow(
  branch: RunContext,
  name: string,
  run: (runner: WorkflowRunner) => Promise<void>,
): Promise<void> {
  try {
    await run(new WorkflowRunner(branch, name));
  } catch (error) {
    if (!(error instanceof ControlFailed)) throw error;
  }
}

/** Runs the workflows of the plan. Each begins as soon as the workflows that it has to follow have ended. */
async function runPlannedWorkflows(context: RunContext, progress: RunProgress): Promise<void> {
  const { onlyWorkflows } = context.settings;
  const isWanted = (name: string) =>
    onlyWorkflows.length === 0 || onlyWorkflows.includes(name) || alwaysRun.includes(name);
  progress.workflowCount = runPlan.filter(({ name }) => isWanted(name)).length;
  const ends = new Map(runPlan.map(({ name }) => [name, Promise.withResolvers<void>()]));
  await runBranches(context, runPlan, runPlan.length, async (branch, { name, after, run }) => {
    await Promise.all(after.map((earlier) => ends.get(earlier)?.promise));
    try {
      branch.results.throwIfStopped();
      if (!isWanted(name)) return;
      progress.beginWorkflow(name);
      await runWorkflow(branch, name, run);
      progress.endWorkflow(name, branch.results);
    } finally {
      ends.get(name)?.resolve();
    }
  });
}

/**
 * Runs all workflows against a server.
 * @param progress is kept up to date while the run lasts
 */
export async function runWorkflows(given: Settings, progress = new RunProgress()): Promise<FinishedRun> {
  const { maxFindings, judgedOperations } = given;
  const [results, secrets] = [new RunResults(maxFindings, { judgedOperations }), new Secrets()];
  const settings = await startClock(withRecordedControls(preparedSettings(given, progress), results.evidence));
  results.onStep = (step) => progress.countStep(step);
  secrets.add('CLIENT_SECRET', settings.clientSecret);
  for (const { password } of settings.members) secrets.add('PASSWORD', password);
  const client = new VerifierClient(settings, results, secrets);
  const todayInSeoul = (): [string, ...string[]] => {
    if (settings.setClock) return [moments.start.slice(0, 10)];
    const [now, before] = [dateInSeoul(Date.now()), dateInSeoul(Date.now() - 120_000)];
    return now === before ? [now] : [now, before];
  };
  const context: RunContext = {
    settings,
    client,
    results,
    secrets,
    prefix: `vf${randomBytes(4).toString('hex')}`,
    sessions: [],
    todayInSeoul,
  };
  const startedAt = new Date();
  let aborted: RunAborted | null = null;
  try {
    await runPlannedWorkflows(context, progress);
    if (hasOperation('logout') && client.skipReason('logout') === null) await logOutSessions(context);
  } catch (error) {
    aborted = toRunAborted(error);
  } finally {
    await resetClock(settings);
  }
  return { context, aborted, startedAt, durationMs: Date.now() - startedAt.getTime() };
}
