/** A place in the plan: the number of the workflow, of its part, of the step, and so on. The numbers are those of the order. */
export type Position = readonly number[];

/** Compares two places in the order of the plan. What contains others comes before them. */
export function comparePositions(
  { position: one }: { position: Position },
  { position: other }: { position: Position },
) {
  const index = one.findIndex((number, level) => number !== other[level]);
  return index < 0 ? one.length - other.length : (one[index] ?? 0) - (other[index] ?? -1);
}
