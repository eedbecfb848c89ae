import { describe, expect, test } from 'vitest';
import { operationIds } from '#mocks/http/document.ts';
import { allScenarios } from '#mocks/scenarios.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { isLike } from '#tools/verify/outcome.ts';
import { claimedOutcomes, type OutcomesByOperation, stepsTo } from './outcome-steps.ts';
import { account } from './outcomes/account.ts';
import { board } from './outcomes/board.ts';
import { conference } from './outcomes/conference.ts';
import { member } from './outcomes/member.ts';
import { payment } from './outcomes/payment.ts';
import { session } from './outcomes/session.ts';

const outcomeGroups: OutcomesByOperation[] = [session, account, member, board, conference, payment];

/** What only a `Prefer` header brings: the mock counts no requests, and does not fail of itself. */
const preferOnly = ['tooManyRequests', 'serverError'];

/** What no visitor of the mock's world meets: each with the reason. */
const unreachable = new Map([['getAnnualFeePaid empty', 'Each honorary member of the seed has paid once.']]);

const outcomes = allScenarios().map((scenario) => ({
  ...scenario,
  title: `${scenario.operation} ${scenario.status} ${scenario.name}`,
  way: stepsTo(outcomeGroups, scenario.operation, scenario.name),
}));
const reachable = outcomes.flatMap(({ way, ...outcome }) => (way ? [{ ...outcome, way }] : []));

describe('what a visitor does leads to', () => {
  test.each(reachable)('$title', async ({ operation, status, type, value, way }) => {
    const response = await way(new Visitor());
    expect({ status: response.status, type: response.headers.get('Content-Type') }).toEqual({ status, type });
    if (type !== 'application/json') return expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    const answer = await response.json();
    expect(isLike(value, answer), `${operation}: ${JSON.stringify(answer).slice(0, 500)}`).toBe(true);
  });
});

test('every outcome that the contract names is reached, but for those that only a header brings', () => {
  const rest = outcomes.filter(({ name, way }) => !way && !preferOnly.includes(name));
  expect(rest.map(({ operation, name }) => `${operation} ${name}`)).toEqual([...unreachable.keys()]);
  expect(reachable).toHaveLength(outcomes.length - 2 * operationIds.length - unreachable.size);
});

test('no way leads to an outcome that the contract does not name', () => {
  const named = new Set(outcomes.map(({ operation, name }) => `${operation} ${name}`));
  expect(claimedOutcomes(outcomeGroups).filter((name) => !named.has(name))).toEqual([]);
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
    expect(isLike(example, answer)).toBe(false);
    expect(isLike(example, structuredClone(example))).toBe(true);
  });
});
