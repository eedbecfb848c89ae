import { describe, expect, test } from 'vitest';
import type { OperationId } from '#mocks/generated/operations.ts';
import { operationsWithoutHandler } from '#mocks/http/generated-reply.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf } from '#tests/support/api-results.ts';

const visitor = new Visitor();
const koreanText = (length: number) => '가'.repeat(length);
/** One character that JavaScript counts as two UTF-16 code units. */
const surrogatePair = '😀';
const login = { member_id: 'hanbit01', member_password: 'wrong-one' };

describe('rejects a query that', () => {
  test.each<[string, OperationId, Record<string, string | number>, string]>([
    ['names an unknown board', 'getInfo', { type: 'guide' }, 'type: 허용된 값이 아닙니다'],
    ['has a number in another notation', 'getInfo', { type: 'notice', page: '1e1' }, 'page: 형식이 다릅니다'],
    ['has a search text that is too long', 'getInfo', { type: 'notice', search: koreanText(101) }, 'search: 100자'],
    ['has an unknown parameter', 'getInfo', { type: 'notice', sort: 'hit' }, 'sort: 알 수 없는'],
  ])('%s', async (_, id, query, reason) => {
    const response = await visitor.callUntyped(id, { query });
    const { error } = await response.json();
    expect({ status: response.status, code: error.code }).toEqual({ status: 400, code: '40' });
    expect(error.message).toContain(reason);
  });
});

describe('rejects a body that', () => {
  test.each<[string, OperationId, unknown, string]>([
    ['lacks a field', 'login', { member_id: 'hanbit01' }, 'member_password: 필수'],
    ['has an unknown field', 'login', { ...login, admin: true }, 'admin: 알 수 없는'],
    ['has a token with a space', 'requestToken', { refresh_token: 'abc def ghi' }, 'refresh_token: 형식이 맞지'],
  ])('%s', async (_, id, body, reason) => {
    const response = await visitor.callUntyped(id, { body });
    const { error } = await response.json();
    expect({ status: response.status, code: error.code }).toEqual({ status: 400, code: '40' });
    expect(error.message).toContain(reason);
  });

  test.each([
    ['is missing', undefined, {}],
    [
      'has the content type of a form',
      'member_id=a&member_password=b',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
    ],
    ['has no content type', JSON.stringify(login), { 'Content-Type': '' }],
  ])('%s', async (_, body, headers) => {
    const response = await visitor.send('POST', '/v1/front/login', { headers, ...(body ? { body } : {}) });
    expect(response.status).toBe(400);
    expect((await response.json()).error.code).toBe('40');
  });
});

test('accepts a field of the maximum length, counted in characters', async () => {
  const body = { member_id: surrogatePair.repeat(100), member_password: '가'.repeat(100) };
  expect(await codeOf(visitor.client.POST('/v1/front/login', { body }))).toBe('41');
});

test.each(['/v1/front/nothing', '/v1/', '/v1/front/getInfo/1', '/else'])(
  'the unknown path %s gives 404 with the failure envelope',
  async (path) => {
    const response = await visitor.send('GET', path);
    expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 404, code: '44' });
  },
);

test('every operation of the contract has a handler', () => {
  expect(operationsWithoutHandler(), 'Write these handlers in mocks/handlers/.').toEqual([]);
});
