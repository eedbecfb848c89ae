import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isCriterion } from '#audit/criteria/kinds.ts';
import { countEqualEffectsOnce, countJudgements, shareText } from '#test/mutants/figures.ts';
import type { Judgement } from '#test/mutants/judge.ts';
import { openJudgements } from '#test/mutants/judgement-file.ts';
import { states } from '#test/mutants/list.ts';
import { distinctMutants, type Mutant, mutantAt } from '#test/mutants/mutant.ts';
import type { ListedPlace } from '#test/mutants/operator.ts';
import { operators } from '#test/mutants/operators/all.ts';
import { readMutantOptions } from '#test/mutants/options.ts';
import { treeText } from '#test/mutants/probe.ts';
import { listOfOperators, mutantReport } from '#test/mutants/report.ts';
import { sampleMutants } from '#test/mutants/sample.ts';
import { minimumShare, missingChecks } from '#test/mutants/survivors.ts';

const [home, login] = ['home', 'login'].flatMap((id) => states.filter((state) => state.id === id));

const place = (part: Partial<ListedPlace> = {}): ListedPlace => ({
  operator: 'name-removed',
  path: 'html>body>a:nth-child(1)',
  value: '',
  label: "a '홈'",
  identity: 'a|||홈',
  effectKey: 'link',
  ...part,
});

const mutant = (operator: string, state: string, path: string): Mutant => ({
  ...place({ operator, path, effectKey: `${operator}${state}${path}` }),
  state,
  id: `${operator} | ${state} | ${path}`,
});

const judgement = (part: Partial<Judgement> = {}): Judgement => ({
  id: 'name-removed | home | html>body>a:nth-child(1)',
  operator: 'name-removed',
  state: 'home',
  label: "a '홈'",
  result: 'survived',
  engines: [],
  checks: [],
  rightEngines: [],
  durationMs: 1,
  ...part,
});

test('operators have unique IDs, Korean descriptions and criteria that exist', () => {
  expect(new Set(operators.map(({ id }) => id)).size).toBe(operators.length);
  expect(operators.length).toBeGreaterThan(70);
  for (const { id, description, criteria } of operators) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(description).toMatch(/[가-힣]/);
    expect(criteria.length).toBeGreaterThan(0);
    expect(criteria.filter((criterion) => !isCriterion(criterion))).toEqual([]);
  }
});

test('the ID of a mutant names operator, state, path and way of the change', () => {
  if (!home) throw new Error('There is no state home.');
  expect(mutantAt(home, place()).id).toBe('name-removed | home | html>body>a:nth-child(1)');
  expect(mutantAt(home, place({ value: 'h3' })).id).toBe('name-removed | home | html>body>a:nth-child(1) | h3');
});

test('counts a place with the same effect in several states once, and separates what a rule excludes', () => {
  if (!home || !login) throw new Error('There is no state home or login.');
  const listed = [
    mutantAt(home, place()),
    mutantAt(login, place()),
    mutantAt(login, place({ effectKey: 'other', excluded: '권고다' })),
  ];
  const { mutants, excluded } = distinctMutants(listed);
  expect(mutants.map(({ state }) => state)).toEqual(['home']);
  expect(excluded.map(({ excluded: reason }) => reason)).toEqual(['권고다']);
});

test('a sample depends on its seed only, and takes the operators in turn and other states first', () => {
  const all = ['one', 'two'].flatMap((operator) =>
    ['home', 'login', 'forum'].flatMap((state) =>
      Array.from({ length: 4 }, (_, index) => mutant(operator, state, `html>body>a:nth-child(${index + 1})`)),
    ),
  );
  const sample = sampleMutants(all, 6, 1);
  expect(sampleMutants(all.toReversed(), 6, 1)).toEqual(sample);
  expect(sampleMutants(all, 6, 2)).not.toEqual(sample);
  expect(new Set(sample.map(({ operator, state }) => `${operator} ${state}`)).size).toBe(6);
  expect(sampleMutants(all, 100, 1)).toHaveLength(all.length);
});

test('the text of an accessibility tree does not depend on the numbers of its nodes', () => {
  const tree = (offset: number) => [
    {
      nodeId: `${offset}`,
      ignored: false,
      role: { value: 'form' },
      childIds: [`${offset + 1}`],
      backendDOMNodeId: offset,
    },
    { nodeId: `${offset + 1}`, ignored: true, childIds: [`${offset + 2}`], backendDOMNodeId: offset + 1 },
    {
      nodeId: `${offset + 2}`,
      ignored: false,
      role: { value: 'textbox' },
      name: { value: '아이디' },
      properties: [
        { name: 'describedby', value: { relatedNodes: [{ backendDOMNodeId: offset }] } },
        { name: 'required', value: { value: true } },
        { name: 'url', value: { value: `http://localhost:${offset}` } },
      ],
      backendDOMNodeId: offset + 2,
    },
  ];
  expect(treeText(tree(1))).toBe('form|||\n textbox|아이디|||describedby=#0|required=true');
  expect(treeText(tree(70))).toBe(treeText(tree(1)));
});

test('mutants of a state that lead to the same page count once, and only judged ones have a share', () => {
  const judgements = countEqualEffectsOnce([
    judgement({ effect: 'same', result: 'found', engines: ['axe', 'own'], rightEngines: ['own'] }),
    judgement({ effect: 'same' }),
    judgement({ effect: 'same', state: 'login' }),
    judgement({ result: 'noEffect' }),
    judgement({ result: 'noDefect' }),
    judgement({ result: 'failed' }),
  ]);
  expect(countJudgements(judgements)).toEqual({
    judged: 2,
    found: 1,
    underRightCriterion: 1,
    byAxe: 1,
    byIbm: 0,
    noEffect: 1,
    noDefect: 1,
    failed: 1,
  });
  expect(shareText(1, 2)).toBe('50.0 %');
  expect(shareText(0, 0)).toBe('–');
});

test('the report groups the survivors by operator, with what a check would have to do', () => {
  const operator = 'text-fixed';
  const list = { mutants: [mutant(operator, 'home', 'html')], excluded: [] };
  const report = mutantReport([judgement({ operator, id: 'text-fixed | home | html' })], list, operators);
  expect(report).toContain('### text-fixed: 글자 크기가 px로 고정되어, 커지지 않는다 (1.4.4)');
  expect(report).toContain(missingChecks[operator] ?? '아직 적지 않았다.');
  expect(report).toContain("- home: a '홈' — `text-fixed | home | html`");
  expect(listOfOperators(list, operators).split('\n').at(-1)).toBe('     1     0  all');
});

test('every explanation of survivors belongs to an operator, and the required share is a share', () => {
  expect(Object.keys(missingChecks).filter((id) => !operators.some((operator) => operator.id === id))).toEqual([]);
  expect(minimumShare).toBeGreaterThan(0);
  expect(minimumShare).toBeLessThanOrEqual(1);
});

test('judgements are kept, also after a line that an interruption has cut, but not for another build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-mutants-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  openJudgements(folder, 'first').add(judgement());
  appendFileSync(join(folder, 'judgements.jsonl'), '{"id":"cut');
  const continued = openJudgements(folder, 'first');
  expect([...continued.known.keys()]).toEqual([judgement().id]);
  continued.add(judgement({ id: 'second' }));
  expect([...openJudgements(folder, 'first').known.keys()]).toEqual([judgement().id, 'second']);
  expect(openJudgements(folder, 'other').known.size).toBe(0);
});

test.each([
  [['--sample', '0'], '--sample 0 is not a whole number from 1.'],
  [['--operator', 'nothing'], 'There is no operator nothing.'],
  [['--state', 'nowhere'], 'There is no state nowhere.'],
  [['--again', 'some'], "--again some is neither 'survivors' nor 'all'."],
])('the command refuses %j with one line', (args, message) => {
  expect(() => readMutantOptions(args, new Set(['home']))).toThrow(message);
});

test('the command judges all mutants with seed 1, unless an option says otherwise', () => {
  expect(readMutantOptions([], new Set())).toMatchObject({ sample: undefined, seed: 1, again: 'none', prints: null });
  expect(readMutantOptions(['--sample', '5', '--seed', '3', '--list'], new Set())).toMatchObject({
    sample: 5,
    seed: 3,
    prints: 'list',
  });
});
