import { describe, expect, test } from 'vitest';
import { operationIds } from '#mocks/http/document.ts';
import { allScenarios } from '#mocks/scenarios.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { matchesExample } from '#tools/verify/outcomes.ts';
import { account } from './reached/account.ts';
import { board } from './reached/board.ts';
import { conference } from './reached/conference.ts';
import { member } from './reached/member.ts';
import { payment } from './reached/payment.ts';
import { session } from './reached/session.ts';
import { claimed, type Ways, wayTo } from './reached.ts';

const ways: Ways[] = [session, account, member, board, conference, payment];

/** What only a `Prefer` header brings: the mock counts no requests, and does not fail of itself. */
const onlyOnDemand = ['tooManyRequests', 'serverError'];

/** What no visitor of the mock's world meets: each with the reason. */
const outOfReach = new Map([['getAnnualFeePaid empty', 'Each honorary member of the seed has paid once.']]);

const outcomes = allScenarios().map((scenario) => ({
  ...scenario,
  title: `${scenario.operation} ${scenario.status} ${scenario.name}`,
  way: wayTo(ways, scenario.operation, scenario.name),
}));
const reached = outcomes.flatMap(({ way, ...outcome }) => (way ? [{ ...outcome, way }] : []));

describe('what a visitor does leads to', () => {
  test.each(reached)('$title', async ({ operation, status, type, value, way }) => {
    const response = await way(new Visitor());
    expect({ status: response.status, type: response.headers.get('Content-Type') }).toEqual({ status, type });
    if (type !== 'application/json') return expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    const answer = await response.json();
    expect(matchesExample(value, answer), `${operation}: ${JSON.stringify(answer).slice(0, 500)}`).toBe(true);
  });
});

test('every outcome that the contract names is reached, but for those that only a header brings', () => {
  const rest = outcomes.filter(({ name, way }) => !way && !onlyOnDemand.includes(name));
  expect(rest.map(({ operation, name }) => `${operation} ${name}`)).toEqual([...outOfReach.keys()]);
  expect(reached).toHaveLength(outcomes.length - 2 * operationIds.length - outOfReach.size);
});

test('no way leads to an outcome that the contract does not name', () => {
  const named = new Set(outcomes.map(({ operation, name }) => `${operation} ${name}`));
  expect(claimed(ways).filter((name) => !named.has(name))).toEqual([]);
});

describe('an answer is not taken for an outcome', () => {
  const example = { success: true, data: { rows: [{ name: '가', fixed_yn: null }], text: '' } };
  test.each<[string, unknown]>([
    ['of a failure', { ...example, success: false }],
    ['with nothing where it has something', { ...example, data: { ...example.data, rows: [] } }],
    ['with something where it has nothing', { ...example, data: { ...example.data, text: '나' } }],
    ['with another kind', { ...example, data: { ...example.data, rows: [{ name: '나', fixed_yn: '중요' }] } }],
    ['with a field less', { ...example, data: { rows: example.data.rows } }],
    ['without data', { ...example, data: null }],
  ])('%s', (_, answer) => {
    expect(matchesExample(example, answer)).toBe(false);
    expect(matchesExample(example, structuredClone(example))).toBe(true);
  });
});
