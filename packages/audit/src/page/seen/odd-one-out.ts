/** How an item of a group looks: values that a person compares at a glance. */
export type ItemLook = {
  colour: string;
  background: string;
  border: string;
  weight: string;
  decoration: string;
  mark: string;
};

const keys = ['colour', 'background', 'border', 'weight', 'decoration', 'mark'] as const;

/** Returns the properties in which an item looks different from another one. */
export const lookDifferences = (one: ItemLook, two: ItemLook): (typeof keys)[number][] =>
  keys.filter((key) => one[key] !== two[key]);

/**
 * Returns the index of the only item that looks different while all others look the same; -1 if there is none.
 * @param looks of at least three items
 */
export function oddOneOut(looks: readonly ItemLook[]): number {
  if (looks.length < 3) return -1;
  const groups = Map.groupBy(looks.keys(), (index) => JSON.stringify(looks[index]));
  if (groups.size !== 2) return -1;
  const single = [...groups.values()].find(({ length }) => length === 1);
  return single?.[0] ?? -1;
}
