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
