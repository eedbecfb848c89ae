import type { State } from '#audit/screens/state.ts';
import type { ListedPlace } from './operator.ts';

/** A defect that an operator makes at one place of a state. */
export type Mutant = ListedPlace & {
  /** Operator, state and path of the element: the same in every run, as long as the page is the same. */
  id: string;
  state: string;
};

/** All mutants, and the ones that a rule excludes, each with its reason. */
export type MutantList = { mutants: Mutant[]; excluded: Mutant[] };

/** Returns the mutant at a place of a state. */
export const mutantAt = (state: State, place: ListedPlace): Mutant => ({
  ...place,
  state: state.id,
  id: [place.operator, state.id, place.path, place.value].filter((part) => part !== '').join(' | '),
});

/**
 * Separates what a rule excludes, and counts places with the same effect once, in the first state that has them: states
 * share header, footer and most of their content.
 */
export function distinctMutants(listed: readonly Mutant[]): MutantList {
  const seen = new Set<string>();
  const distinct = listed.filter(({ effectKey }) => {
    const isNew = !seen.has(effectKey);
    seen.add(effectKey);
    return isNew;
  });
  return {
    mutants: distinct.filter(({ excluded }) => excluded === undefined),
    excluded: distinct.filter(({ excluded }) => excluded !== undefined),
  };
}
