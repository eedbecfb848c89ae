import { joinTraces, traceBranch } from '#verify/diagnosis/step-trace.ts';
import type { Runner } from './runner.ts';

/**
 * Runs an action for each item, several at a time.
 * @returns the results in the order of the items
 * @throws the error of the first item, in their order, whose action failed; no action begins after a failure
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  action: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const errors = new Map<number, unknown>();
  const remaining = items.entries();
  const takeItems = async () => {
    for (const [index, item] of remaining) {
      if (errors.size > 0) return;
      try {
        results[index] = await action(item, index);
      } catch (error) {
        errors.set(index, error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, takeItems));
  if (errors.size > 0) throw errors.get(Math.min(...errors.keys()));
  return results;
}

/** Runs parts of a workflow at the same time, each with its own runner. The report has them in their order. */
export async function runParts<Part>(
  runner: Runner,
  parts: readonly Part[],
  action: (runner: Runner, part: Part) => Promise<void>,
) {
  const { parallelRequests } = runner.context.settings;
  const branches = parts.map((part) => ({ part, runner: runner.createBranch() }));
  await mapConcurrently(branches, parallelRequests, (branch) => action(branch.runner, branch.part));
}

/** A step of a workflow: its title, and what it checks. */
export type Step = [title: string, check: (runner: Runner) => Promise<unknown>];

/** Runs steps that do not depend on each other at the same time. */
export const runSteps = (runner: Runner, steps: readonly Step[]): Promise<void> =>
  runParts(runner, steps, async (part, [title, check]) => void (await part.runStep(title, () => check(part))));

/**
 * Runs an action for each item within the current step, several at a time. Use it only for actions that do not depend on
 * each other. Each action gets a runner of its own, so that its checks refer to its own responses. Findings have the order
 * of the items, as if the actions ran one after another.
 * @returns the results in the order of the items
 */
export async function runAtOnce<Item, Result>(
  runner: Runner,
  items: readonly Item[],
  action: (part: Runner, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const parts = items.map((item) => ({ item, runner: runner.createPart(), trace: traceBranch() }));
  try {
    return await mapConcurrently(parts, runner.context.settings.parallelRequests, (part) =>
      part.trace.run(() => action(part.runner, part.item)),
    );
  } finally {
    joinTraces(parts.map(({ trace }) => trace.exchanges));
    const last = parts.at(-1);
    if (last) runner.continueAfter(last.runner);
  }
}
