import { RunAborted, toRunAborted } from './run-aborted.ts';
import type { RunContext } from './run-context.ts';
import { WorkflowRunner } from './workflow-runner.ts';

/**
 * Runs an action for each item, several at a time.
 * @param limit the maximum number of actions at a time
 * @param onResult is called with each result as soon as all results before it are there, in the order of the items
 * @returns the results in the order of the items
 * @throws the error of the first item, in their order, whose action failed; no action begins after a failure
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  action: (item: Item, index: number) => Promise<Result>,
  onResult: (result: Result, item: Item) => void = () => {},
): Promise<Result[]> {
  const results = new Map<number, { item: Item; result: Result }>();
  const errors = new Map<number, unknown>();
  const remaining = items.entries();
  let reportedCount = 0;
  const reportResults = () => {
    for (let next = results.get(reportedCount); next; next = results.get(reportedCount)) {
      reportedCount += 1;
      onResult(next.result, next.item);
    }
  };
  const takeItems = async () => {
    for (const [index, item] of remaining) {
      if (errors.size > 0) return;
      try {
        results.set(index, { item, result: await action(item, index) });
        reportResults();
      } catch (error) {
        errors.set(index, error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, takeItems));
  if (errors.size > 0) throw errors.get(Math.min(...errors.keys()));
  return items.flatMap((_, index) => results.get(index)?.result ?? []);
}

/**
 * Runs independent parts of a run at the same time. Each part has its own results. They are added to the results of the
 * run in the order of the parts, so a report does not depend on the order of the responses.
 *
 * When a part ends early, the parts after it are stopped at their next step. The parts before it continue, because their
 * findings come first.
 * @param parts the items from which the actions are made
 * @param limit the maximum number of parts at a time
 * @param action runs a part with its own context
 * @throws the error of the first part, in their order, that ended early
 */
export async function runBranches<Part>(
  context: RunContext,
  parts: readonly Part[],
  limit: number,
  action: (branch: RunContext, part: Part) => Promise<void>,
): Promise<void> {
  const { results, client } = context;
  const branches = parts.map(() => results.createBranch());
  const errors = new Map<number, unknown>();
  const finished = new Set<number>();
  let appendedCount = 0;
  const stopAfter = (index: number, error: unknown) => {
    if (!errors.has(index)) errors.set(index, error);
    // Without the server, or after a limit of the run, no part can continue.
    if (error instanceof RunAborted && !error.isConclusive) client.stop(error);
    for (const branch of branches.slice(index + 1)) branch.stop(toRunAborted(error));
  };
  /** Adds the results of the finished parts, up to the first part that still runs. */
  const appendFinished = () => {
    for (; finished.has(appendedCount); appendedCount += 1) {
      const branch = branches[appendedCount];
      try {
        if (branch) results.append(branch);
      } catch (error) {
        stopAfter(appendedCount, error);
      }
    }
  };
  await mapConcurrently(parts, limit, async (part, index) => {
    const branch = branches[index] ?? results.createBranch();
    try {
      branch.throwIfStopped();
      await action({ ...context, results: branch }, part);
    } catch (error) {
      stopAfter(index, error);
    }
    finished.add(index);
    appendFinished();
  });
  if (errors.size > 0) throw errors.get(Math.min(...errors.keys()));
}

/**
 * Runs parts of a workflow at the same time, each with its own runner. The steps of a part run one after another.
 * @throws RunAborted when the run must end
 */
export async function runParts<Part>(
  runner: WorkflowRunner,
  parts: readonly Part[],
  action: (runner: WorkflowRunner, part: Part) => Promise<void>,
): Promise<void> {
  const { parallelRequests } = runner.context.settings;
  await runBranches(runner.context, parts, parallelRequests, (context, part) =>
    action(new WorkflowRunner(context, runner.name), part),
  );
}

/** A step of a workflow: its title, and what it checks. */
export type Step = [title: string, check: (runner: WorkflowRunner) => Promise<unknown>];

/** Runs steps that do not depend on each other at the same time. */
export const runSteps = (runner: WorkflowRunner, steps: readonly Step[]): Promise<void> =>
  runParts(runner, steps, async (part, [title, check]) => void (await part.runStep(title, () => check(part))));
