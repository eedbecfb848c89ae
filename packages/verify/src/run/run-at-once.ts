import { copyTrace, joinTrace, tracePart } from '#verify/diagnosis/step-trace.ts';
import { mapConcurrently } from './run-branches.ts';
import type { WorkflowRunner } from './workflow-runner.ts';

/**
 * Runs an action for each item within the current step, several at a time. Use it only for actions that do not depend on
 * each other. Each action gets a runner of its own, so that its checks refer to its own responses. Findings have the order
 * of the items, as if the actions ran one after another.
 * @returns the results in the order of the items
 * @throws the error of the first item, in their order, whose action failed; the findings of later items are left out
 */
export async function runAtOnce<Item, Result>(
  runner: WorkflowRunner,
  items: readonly Item[],
  action: (part: WorkflowRunner, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const { results, settings } = runner.context;
  const parts = items.map((item) => ({ item, runner: runner.createPart(results.createPart()), trace: copyTrace() }));
  const errors = new Map<number, unknown>();
  const found: Result[] = [];
  const runPart = async (part: (typeof parts)[number], index: number) => {
    try {
      results.throwIfStopped();
      found[index] = await tracePart(part.trace, () => action(part.runner, part.item));
    } catch (error) {
      errors.set(index, error);
      throw error;
    }
  };
  await mapConcurrently(parts, settings.parallelRequests, runPart).catch(() => {
    // The error of the first item is thrown below, after the results of the items before it were added.
  });
  const failedIndex = Math.min(...errors.keys());
  for (const [index, part] of parts.entries()) {
    if (index > failedIndex) break;
    joinTrace(part.trace);
    runner.continueAfter(part.runner);
    results.joinPart(part.runner.context.results);
  }
  if (errors.size > 0) throw errors.get(failedIndex);
  return found;
}
