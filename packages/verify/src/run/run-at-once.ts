import { joinTraces, traceBranch } from '#verify/diagnosis/step-trace.ts';
import { mapConcurrently } from './run-branches.ts';
import type { WorkflowRunner } from './workflow-runner.ts';

/**
 * Runs an action for each item within the current step, several at a time. Use it only for actions that do not depend on
 * each other. Each action gets a runner of its own, so that its checks refer to its own responses. Findings have the order
 * of the items, as if the actions ran one after another.
 * @returns the results in the order of the items
 * @throws the error of the first item, in their order, whose action failed
 */
export async function runAtOnce<Item, Result>(
  runner: WorkflowRunner,
  items: readonly Item[],
  action: (part: WorkflowRunner, item: Item) => Promise<Result>,
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
