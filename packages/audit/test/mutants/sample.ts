import type { Mutant } from './mutant.ts';
import { textHash } from './page/path.ts';

/** Returns items in an order that depends on their texts and the seed only. */
export const seededOrder = <Item>(items: readonly Item[], seed: number, textOf: (item: Item) => string): Item[] =>
  items
    .map((item) => ({ item, key: textHash(`${seed}|${textOf(item)}|${seed}`).padStart(7, '0') }))
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ item }) => item);

/**
 * Takes mutants one operator after another, in a seeded order, until the sample has its size. Of an operator's mutants,
 * the next one comes from a state that the sample has used least for it.
 */
export function sampleMutants(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const byOperator = Map.groupBy(
    seededOrder(mutants, seed, ({ id }) => id),
    ({ operator }) => operator,
  );
  const queues = seededOrder([...byOperator], seed, ([operator]) => operator).map(([, queue]) => queue);
  const sample: Mutant[] = [];
  const uses = new Map<string, number>();
  const countUses = ({ operator, state }: Mutant) => uses.get(`${operator} ${state}`) ?? 0;
  const takeNext = (queue: Mutant[]): void => {
    const [first, ...others] = queue;
    if (!first) return;
    const least = others.reduce((best, mutant) => (countUses(mutant) < countUses(best) ? mutant : best), first);
    queue.splice(queue.indexOf(least), 1);
    uses.set(`${least.operator} ${least.state}`, countUses(least) + 1);
    sample.push(least);
  };
  while (sample.length < size && queues.some(({ length }) => length > 0))
    for (const queue of queues) if (sample.length < size) takeNext(queue);
  return sample;
}
