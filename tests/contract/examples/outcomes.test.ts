import { describe, expect, test } from 'vitest';
import { operationIds } from '#mocks/http/document.ts';
import { allScenarios } from '#mocks/scenarios.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { matchesExample } from '#tests/support/matches-example.ts';
import { claimedOutcomes, type OutcomesByOperation, stepsTo } from './outcome-steps.ts';
import { account } from './outcomes/account.ts';
import { board } from './outcomes/board.ts';
import { conference } from './outcomes/conference.ts';
import { member } from './outcomes/member.ts';
import { payment } from './outcomes/payment.ts';
import { session } from './outcomes/session.ts';

const outcomeGroups: OutcomesByOperation[] = [session, account, member, board, conference, payment];

/** The outcomes that only a `Prefer` header gives. The mock has no rate limit and does not fail by itself. */
const preferOnly = ['tooManyRequests', 'serverError'];

/** The outcomes that no visitor of the mock can reach, with the reason. */
const unreachable = new Map([['getAnnualFeePaid empty', 'Each honorary member of the seed has paid once.']]);

const outcomes = allScenarios().map((scenario) => ({
  ...scenario,
  steps: stepsTo(outcomeGroups, scenario.operation, scenario.name),
}));
const reachable = outcomes.flatMap(({ steps, ...outcome }) => (steps ? [{ ...outcome, steps }] : []));

/** Takes the steps to an outcome. Returns null, or how the response differs from the outcome. */
async function outcomeProblem({ operation, status, type, value, steps }: (typeof reachable)[number]) {
  const { response, data, error } = await steps(new Visitor());
  const responseType = response.headers.get('Content-Type');
  if (response.status !== status || responseType !== type) return `it is ${response.status} with ${responseType}`;
  if (type !== 'application/json') return (await response.arrayBuffer()).byteLength > 0 ? null : 'the file is empty';
  const body = response.bodyUsed ? (data ?? error) : await response.json();
  return matchesExample(value, body) ? null : `the body of ${operation} is ${JSON.stringify(body).slice(0, 500)}`;
}

describe('the actions of a visitor lead to every outcome', () => {
  test.each(operationIds)('of %s', async (id) => {
    const problems: string[] = [];
    for (const outcome of reachable.filter(({ operation }) => operation === id)) {
      const problem = await outcomeProblem(outcome).catch(String);
      if (problem !== null) problems.push(`${outcome.status} ${outcome.name}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });
});

test('every outcome of the contract is reached, except those that need a Prefer header', () => {
  const notReached = outcomes.filter(({ name, steps }) => !steps && !preferOnly.includes(name));
  expect(notReached.map(({ operation, name }) => `${operation} ${name}`)).toEqual([...unreachable.keys()]);
  expect(reachable).toHaveLength(outcomes.length - 2 * operationIds.length - unreachable.size);
});

test('no test steps claim an outcome that the contract does not define', () => {
  const definedOutcomes = new Set(outcomes.map(({ operation, name }) => `${operation} ${name}`));
  expect(claimedOutcomes(outcomeGroups).filter((name) => !definedOutcomes.has(name))).toEqual([]);
});

describe('a response does not match an outcome', () => {
  const example = { success: true, data: { rows: [{ name: '가', fixed_yn: null }], text: '' } };
  test.each<[string, unknown]>([
    ['when it is a failure', { ...example, success: false }],
    ['when a list of the example is empty', { ...example, data: { ...example.data, rows: [] } }],
    ['when an empty text of the example has content', { ...example, data: { ...example.data, text: '나' } }],
    [
      'when a value differs in kind',
      { ...example, data: { ...example.data, rows: [{ name: '나', fixed_yn: '중요' }] } },
    ],
    ['when a field is missing', { ...example, data: { rows: example.data.rows } }],
    ['when the data is null', { ...example, data: null }],
  ])('%s', (_, body) => {
    expect(matchesExample(example, body)).toBe(false);
    expect(matchesExample(example, structuredClone(example))).toBe(true);
  });
});
