import type { Judgement } from './judge.ts';
import type { ExcludedMutant } from './mutant.ts';

const percent = (part: number, whole: number) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);
const groupBy = <Item>(items: Item[], key: (item: Item) => string) => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other));
};

/** Returns the figures and the survivors of a list of judgements as Markdown. */
export function mutantsReport(judgements: Judgement[], excluded: ExcludedMutant[]): string {
  const countState = (list: Judgement[], state: Judgement['state']) => list.filter((one) => one.state === state).length;
  const tableRow = (kind: string, list: Judgement[]) => {
    const found = countState(list, 'found');
    const named = list.filter(({ operation, finding }) => finding?.operation === operation).length;
    return `| ${kind} | ${list.length} | ${found} | ${percent(found, list.length)} | ${countState(list, 'survived')} | ${countState(list, 'idle')} | ${percent(named, found)} |`;
  };
  const kinds = groupBy(judgements, ({ kind }) => kind);
  const survivors = groupBy(
    judgements.filter(({ state }) => state !== 'found'),
    ({ kind }) => kind,
  );
  return [
    '# Mutants of the contract',
    '',
    '`idle` mutants change no response to the requests of the verifier. The last column is the share of first findings that',
    'name the operation that is broken.',
    '',
    '| class | judged | found | share | survived | idle | operation named |',
    '|---|---|---|---|---|---|---|',
    ...kinds.map(([kind, list]) => tableRow(kind, list)),
    tableRow('all', judgements),
    '',
    `Excluded by a rule: ${excluded.length}.`,
    '',
    ...groupBy(excluded, ({ reason }) => reason).map(([reason, list]) => `- ${reason}: ${list.length}`),
    '',
    '## Survivors',
    ...survivors.flatMap(([kind, list]) => [
      '',
      `### ${kind}`,
      '',
      ...list.map(({ name, state, changes }) => `- ${name} (${state === 'idle' ? 'idle' : `${changes} changes`})`),
    ]),
    '',
  ].join('\n');
}
