import type { Engine } from '#audit/model.ts';
import type { Judgement } from './judge.ts';

/** The figures of a list of judgements. Only mutants that change the page to a defect are judged. */
export type Figures = {
  judged: number;
  found: number;
  underRightCriterion: number;
  byAxe: number;
  byIbm: number;
  noEffect: number;
  noDefect: number;
  failed: number;
};

/** Drops judgements of mutants that lead to the same page as another one of the same state. */
export function countEqualEffectsOnce(judgements: readonly Judgement[]): Judgement[] {
  const seen = new Set<string>();
  return judgements.filter(({ state, effect }) => {
    if (effect === undefined) return true;
    const key = `${state} ${effect}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Counts judgements. */
export function countJudgements(judgements: readonly Judgement[]): Figures {
  const countWhere = (isCounted: (judgement: Judgement) => boolean): number => judgements.filter(isCounted).length;
  const foundBy = (engine: Engine): number => countWhere(({ engines }) => engines.includes(engine));
  return {
    judged: countWhere(({ result }) => result === 'found' || result === 'survived'),
    found: countWhere(({ result }) => result === 'found'),
    underRightCriterion: countWhere(({ rightEngines }) => rightEngines.length > 0),
    byAxe: foundBy('axe'),
    byIbm: foundBy('ibm'),
    noEffect: countWhere(({ result }) => result === 'noEffect'),
    noDefect: countWhere(({ result }) => result === 'noDefect'),
    failed: countWhere(({ result }) => result === 'failed'),
  };
}

/** Returns the share of a count, in per cent with one decimal place; a dash if there is nothing. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** Groups items by a key, in alphabetical order of the keys. */
export const groupsOf = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, items: Item[]][] =>
  [...Map.groupBy(items, keyOf)].toSorted(([one], [other]) => one.localeCompare(other));
