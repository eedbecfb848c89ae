import type { Mutant } from './mutant.ts';

/** Returns a pseudo-random number from 0 to 2^32 - 1 for a text and a seed (FNV-1a). */
function hashOf(text: string, seed: number): number {
  let hash = (2_166_136_261 ^ seed) >>> 0;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Returns the mutants in an order that depends on their names and the seed only. */
export const shuffled = (mutants: Mutant[], seed: number): Mutant[] =>
  mutants.toSorted((one, other) => hashOf(one.name, seed) - hashOf(other.name, seed));

/**
 * Returns a sample that has the same number of mutants of each class, as far as a class has so many.
 * @param size the number of mutants of each class
 */
export function sampleOfKinds(mutants: Mutant[], size: number, seed: number): Mutant[] {
  const counts = new Map<string, number>();
  return shuffled(mutants, seed).filter(({ kind }) => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < size;
  });
}
