import { describe, expect, test } from 'vitest';
import { bodyProblem, readQuery, replyProblem } from '#mocks/http/contract.ts';
import { contractDocument, contractOperation, operationIds } from '#mocks/http/document.ts';
import { readPreference, scenariosOf } from '#mocks/scenarios.ts';
import { differencesOf } from '#tests/contract/support/differences.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { dataOf } from '#tests/support/api-results.ts';

const visitor = new Visitor();

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

describe('each response example', () => {
  test.each(operationIds)('of %s matches its schema', (id) => {
    const problems = scenariosOf(id).flatMap(({ status, name, type, value }) => {
      const problem = replyProblem(id, { status, type, json: value });
      return problem ? [`${status} ${name}: ${problem.pointer} ${problem.reason}`] : [];
    });
    expect(problems).toEqual([]);
  });

  test.each(operationIds)('of %s is returned unchanged', async (id) => {
    const differences: string[] = [];
    for (const { status, name, type, value } of scenariosOf(id)) {
      const response = await visitor.callUntyped(id, { headers: { Prefer: `code=${status}, example=${name}` } });
      const body = type === 'application/json' ? await response.json() : await response.text();
      const actual = { status: response.status, type: response.headers.get('Content-Type'), body };
      for (const line of differencesOf(actual, { status, type, body: value }))
        differences.push(`${status} ${name}: ${line}`);
    }
    expect(differences).toEqual([]);
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

  test('for a body matches its schema', () => {
    const problems = bodies.flatMap(({ id, name, value }) => {
      const problem = bodyProblem(id, value);
      return problem ? [`${id} ${name}: ${problem.pointer} ${problem.reason}`] : [];
    });
    expect(problems).toEqual([]);
    expect(bodies.length).toBeGreaterThan(15);
  });

  test('for a query matches its schema', () => {
    const refused = operationIds.filter((id) => {
      const rows = (contractOperation(id).parameters ?? []).map((row) => [row.name, String(Object(row).example)]);
      return !('value' in readQuery(id, new URLSearchParams(rows)));
    });
    expect(refused).toEqual([]);
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

  test('with an unknown example lists the known examples', async () => {
    const { status, error } = await logInWithPrefer('code=200, example=nonsense');
    expect(status).toBe(400);
    expect(error.message).toContain('nonsense');
    expect(error.message).toContain(
      'loggedIn, loggedInStudent, loggedInSpecial, loggedInHonorary, mismatch, tooManyFailures',
    );
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
