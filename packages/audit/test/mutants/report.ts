import { countEqualEffectsOnce, countJudgements, groupsOf, shareText } from './figures.ts';
import type { Judgement } from './judge.ts';
import type { MutantList } from './mutant.ts';
import type { Operator } from './operator.ts';
import { missingChecks } from './survivors.ts';

const figureCells = (judgements: readonly Judgement[]): string => {
  const figures = countJudgements(judgements);
  const { judged, found, underRightCriterion, byAxe, byIbm, noEffect, noDefect, failed } = figures;
  return [
    judged,
    found,
    shareText(found, judged),
    shareText(underRightCriterion, judged),
    shareText(byAxe, judged),
    shareText(byIbm, judged),
    noEffect,
    noDefect,
    failed,
  ].join(' | ');
};

const header = [
  '| | 판정 | 찾음 | 비율 | 맞는 기준 | axe만 | IBM만 | 효과 없음 | 결함 아님 | 실패 |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

/** Lists the survivors of each operator, with what a check would have to do. */
function survivorLines(judgements: readonly Judgement[], operators: readonly Operator[]): string[] {
  const survivors = judgements.filter(({ result }) => result === 'survived');
  return groupsOf(survivors, ({ operator }) => operator).flatMap(([id, list]) => {
    const operator = operators.find((known) => known.id === id);
    return [
      '',
      `### ${id}: ${operator?.description ?? ''} (${operator?.criteria.join(', ') ?? ''})`,
      '',
      `필요한 점검: ${missingChecks[id] ?? '아직 적지 않았다.'}`,
      '',
      ...list.map(({ state, label, id: mutant }) => `- ${state}: ${label} — \`${mutant}\``),
    ];
  });
}

/** Returns the figures and the survivors of a measurement as Markdown, in Korean. */
export function mutantReport(all: readonly Judgement[], list: MutantList, operators: readonly Operator[]): string {
  const judgements = countEqualEffectsOnce(all);
  const criterionOf = ({ operator }: Judgement): string =>
    operators.find(({ id }) => id === operator)?.criteria[0] ?? '';
  return [
    '# 화면에 넣은 결함',
    '',
    `목록 ${list.mutants.length}개, 규칙으로 뺀 것 ${list.excluded.length}개. 같은 화면이 되는 것 ${all.length - judgements.length}개는 한 번만 센다.`,
    '비율은 화면이나 접근성 트리를 실제로 바꾼 결함 가운데 점검이 찾은 것의 비율이다.',
    '',
    ...header,
    ...groupsOf(judgements, ({ operator }) => operator).map(([id, some]) => `| ${id} | ${figureCells(some)} |`),
    `| 모두 | ${figureCells(judgements)} |`,
    '',
    '## 기준별',
    '',
    ...header,
    ...groupsOf(judgements, criterionOf).map(([id, some]) => `| ${id} | ${figureCells(some)} |`),
    '',
    '## 규칙으로 뺀 것',
    '',
    ...groupsOf(list.excluded, ({ operator, excluded }) => `${operator}: ${excluded}`).map(
      ([reason, some]) => `- ${reason} (${some.length})`,
    ),
    '',
    '## 찾지 못한 것',
    ...survivorLines(judgements, operators),
    '',
    '## 판정하지 않은 것',
    '',
    ...judgements.flatMap(({ id, reason }) => (reason === undefined ? [] : [`- ${id}: ${reason}`])),
    '',
  ].join('\n');
}

/** Returns the number of mutants and of excluded places of each operator, as text. */
export function listOfOperators({ mutants, excluded }: MutantList, operators: readonly Operator[]): string {
  const countText = (list: readonly { operator: string }[], id: string): string =>
    String(list.filter(({ operator }) => operator === id).length).padStart(6);
  return [
    ...operators.map(
      ({ id, description }) => `${countText(mutants, id)}${countText(excluded, id)}  ${id}  ${description}`,
    ),
    `${String(mutants.length).padStart(6)}${String(excluded.length).padStart(6)}  all`,
  ].join('\n');
}
