import { describe, expect, test } from 'vitest';
import { bodyProblem, readQuery, replyProblem } from '#mocks/http/contract.ts';
import { contractDocument, contractOperation, operationIds } from '#mocks/http/document.ts';
import { allScenarios, readPreference, scenariosOf } from '#mocks/scenarios.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { dataOf } from '#tests/support/api-results.ts';

const visitor = new Visitor();
const scenarios = allScenarios().map((scenario) => ({
  ...scenario,
  title: `${scenario.operation} ${scenario.status} ${scenario.name}`,
}));

test('every response status of every operation has a scenario', () => {
  expect(operationIds.length).toBe(Object.values(contractDocument.paths).flatMap(Object.keys).length);
  for (const id of operationIds) {
    const statuses = new Set(scenariosOf(id).map((scenario) => String(scenario.status)));
    expect(
      Object.keys(contractOperation(id).responses).filter((status) => !statuses.has(status)),
      id,
    ).toEqual([]);
  }
});

describe('each example of the contract', () => {
  test.each(scenarios)('$title matches its schema', ({ operation, status, type, value }) => {
    expect(replyProblem(operation, { status, type, json: value })).toBeNull();
  });

  test.each(scenarios)('$title is returned unchanged', async ({ operation, status, name, type, value }) => {
    const response = await visitor.callUntyped(operation, { headers: { Prefer: `code=${status}, example=${name}` } });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(type === 'application/json' ? await response.json() : await response.text()).toEqual(value);
  });
});

test('the response to too many requests has a Retry-After header', async () => {
  for (const id of operationIds) {
    const headers = { Prefer: 'code=429, example=tooManyRequests' };
    expect((await visitor.callUntyped(id, { headers })).headers.get('Retry-After'), id).toBe('30');
  }
});

describe('each request example', () => {
  const bodies = operationIds.flatMap((id) =>
    Object.entries(contractOperation(id).requestBody?.content['application/json']?.examples ?? {}).flatMap(
      ([name, example]) => ('value' in example ? [{ id, name, value: example.value }] : []),
    ),
  );
  test.each(bodies)('$id $name matches its schema', ({ id, value }) => {
    expect(bodyProblem(id, value)).toBeNull();
  });

  test.each(operationIds)('for the query of %s matches its schema', (id) => {
    const rows = (contractOperation(id).parameters ?? []).map((row) => [row.name, String(Object(row).example)]);
    expect(readQuery(id, new URLSearchParams(rows))).toHaveProperty('value');
  });
});

describe('a Prefer header', () => {
  const logInWithPrefer = async (header: string) => {
    const response = await visitor.callUntyped('login', { headers: { Prefer: header } });
    return { status: response.status, error: (await response.json()).error };
  };

  test('with an example only selects an example of status 200', async () => {
    expect(await logInWithPrefer('example=tooManyFailures')).toMatchObject({ status: 200, error: { code: '86' } });
  });

  test('with a code only selects the first example of that status', async () => {
    expect(await logInWithPrefer('code=429')).toMatchObject({ status: 429, error: { code: '49' } });
  });

  test('with an unknown example lists the known examples', async () => {
    const { status, error } = await logInWithPrefer('code=200, example=nonsense');
    expect(status).toBe(400);
    expect(error.message).toContain('nonsense');
    expect(error.message).toContain(
      'loggedIn, loggedInStudent, loggedInSpecial, loggedInHonorary, mismatch, tooManyFailures',
    );
  });

  test('with an unknown code lists the known codes', async () => {
    const { status, error } = await logInWithPrefer('code=418');
    expect(status).toBe(400);
    expect(error.message).toContain('200, 400, 401, 429, 500');
  });

  test('with other preferences is ignored', async () => {
    const options = { params: { query: { type: 'trend' } }, headers: { Prefer: 'respond-async, wait=10' } } as const;
    expect(await dataOf(visitor.client.GET('/v1/front/getInfo', options))).toMatchObject({ trend_count: 18 });
  });

  test('with a scenario skips the validation of the request', async () => {
    expect((await logInWithPrefer('code=200, example=loggedIn')).status).toBe(200);
  });

  test.each([
    ['code=200, example=empty', { code: '200', example: 'empty' }],
    ['code=200; example=empty', { code: '200', example: 'empty' }],
    ['Example="empty" , CODE = 200', { code: '200', example: 'empty' }],
    ['code=200, code=500', { code: '200' }],
    ['wait=10', {}],
    ['', {}],
  ])('%j is parsed as %j', (header, preference) => {
    expect(readPreference(header)).toEqual(preference);
  });
});
