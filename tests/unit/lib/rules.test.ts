import { describe, expect, test } from 'vitest';
import * as rules from '#src/lib/rules.ts';

const issuesOf = (rule: rules.Rule<unknown>, value: unknown) =>
  rule.safeParse(value).issues.map(({ path, code }) => `${path.join('.')} ${code}`.trim());

describe('a rule for a text', () => {
  const name = rules.string().check(rules.minLength(2), rules.maxLength(3), rules.pattern(/^[^x]*$/u));

  test.each([
    ['ab', []],
    ['😀😀😀', []],
    ['a', ['too_small']],
    ['😀', ['too_small']],
    ['abcd', ['too_big']],
    ['x', ['too_small', 'format']],
    [1, ['type']],
    [undefined, ['type']],
    [null, ['type']],
  ])('finds in %j: %j', (value, issues) => {
    expect(issuesOf(name, value)).toEqual(issues);
  });

  test('names the limit that is broken', () => {
    expect(name.safeParse('abcd').issues).toEqual([{ path: [], code: 'too_big', limit: 3 }]);
  });
});

describe('rules for other values', () => {
  test.each([
    ['int', () => rules.int(), [1, -1], [1.5, Number.NaN, '1', 2 ** 60]],
    ['number', () => rules.number(), [1.5], [Number.NaN, Number.POSITIVE_INFINITY, '1']],
    ['boolean', () => rules.boolean(), [true, false], ['true', 0]],
    ['literal', () => rules.literal(true), [true], [false, 'true']],
    ['oneOf a list', () => rules.oneOf(['a', 'b']), ['a', 'b'], ['c', '', undefined]],
    ['oneOf an object', () => rules.oneOf({ male: 'm' }), ['m'], ['male']],
    ['instance', () => rules.instance(Blob), [new Blob(), new File([], 'a')], [{}, 'a']],
    ['array', () => rules.array(rules.int()), [[], [1]], [['1'], { 0: 1 }, 'a']],
    ['record', () => rules.record(rules.int()), [{}, { a: 1 }], [{ a: '1' }, [1], null]],
    ['optional', () => rules.optional(rules.int()), [1, undefined], ['1', null]],
    ['either', () => rules.either(rules.int(), rules.string()), [1, 'a'], [true]],
    ['a range', () => rules.int().check(rules.min(1), rules.max(3)), [1, 3], [0, 4]],
    [
      'email',
      () => rules.email(),
      ['a@b.kr', "o'c+x@a-b.co.kr"],
      ['a', 'a@b', '.a@b.kr', 'a..b@c.kr', '가@b.kr', 'a@b.kr ', '!a@b.kr'],
    ],
  ])('%s accepts and refuses values', (_, createRule, accepted, refused) => {
    const rule: rules.Rule<unknown> = createRule();
    const isAccepted = (value: unknown) => rule.safeParse(value).success;
    expect(accepted.filter((value) => !isAccepted(value))).toEqual([]);
    expect(refused.filter(isAccepted)).toEqual([]);
  });
});

describe('a rule for an object', () => {
  const person = rules.object({ name: rules.string().check(rules.minLength(1)), age: rules.optional(rules.int()) });

  test('reports each issue with its path', () => {
    const people = rules.object({ list: rules.array(person) });
    expect(issuesOf(people, { list: [{ name: 'a' }, { name: '', age: 'x' }] })).toEqual([
      'list.1.name too_small',
      'list.1.age type',
    ]);
  });

  test('returns the named fields only, without those that are missing', () => {
    expect(person.safeParse({ name: 'a', other: 1 }).data).toStrictEqual({ name: 'a' });
  });

  test('reports a missing field, and a value that is no object', () => {
    expect(issuesOf(person, {})).toEqual(['name type']);
    expect(issuesOf(person, null)).toEqual(['type']);
    expect(issuesOf(person, [])).toEqual(['type']);
  });

  test('has fewer fields after pick, and other rules after extend', () => {
    expect(issuesOf(rules.pick(person, 'age'), { name: 1 })).toEqual([]);
    expect(issuesOf(rules.extend(person, { name: rules.int() }), { name: 1 })).toEqual([]);
  });
});

describe('refine', () => {
  const fields = rules.object({ one: rules.string().check(rules.minLength(2)), two: rules.string() });
  const isSame = ({ one, two }: { one: string; two: string }) => one === two;
  const same = fields.check(rules.refine(isSame, { path: ['two'], message: '다릅니다.' }));

  test('reports its message at its path, also beside the issues of other rules', () => {
    expect(same.safeParse({ one: 'a', two: 'b' }).issues).toEqual([
      { path: ['one'], code: 'too_small', limit: 2 },
      { path: ['two'], code: 'custom', message: '다릅니다.' },
    ]);
  });

  test('does not run while a value inside has a wrong type', () => {
    expect(issuesOf(same, { one: 'ab' })).toEqual(['two type']);
  });

  test('runs in spite of a wrong type inside if it is independent', () => {
    const independent = fields.check(rules.refine(isSame, { path: ['two'], isIndependent: true }));
    expect(issuesOf(independent, { one: 'ab' })).toEqual(['two type', 'two custom']);
    expect(issuesOf(independent, null)).toEqual(['type']);
  });
});

test('inOrder checks the second rule only for values that the first one allows', () => {
  const rule = rules.inOrder(
    rules.string().check(rules.refine((text) => text !== '', { message: '입력해 주세요.', isMissing: true })),
    rules.string().check(rules.minLength(3)),
  );
  expect(rule.safeParse('').issues).toEqual([{ path: [], code: 'custom', message: '입력해 주세요.', isMissing: true }]);
  expect(issuesOf(rule, 'a')).toEqual(['too_small']);
  expect(rule.safeParse('abc').data).toBe('abc');
});
