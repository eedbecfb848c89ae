import { describe, expect, test } from 'vitest';
import type { OperationId } from '#mocks/generated/operations.ts';
import { operationsWithoutHandler } from '#mocks/http/generated-reply.ts';
import type { operations } from '#src/api/generated/schema.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf } from '#tests/support/api-results.ts';

const visitor = new Visitor();
const koreanText = (length: number) => '가'.repeat(length);
/** One character that JavaScript counts as two UTF-16 code units. */
const surrogatePair = '😀';
const login = { member_id: 'hanbit01', member_password: 'wrong-one' };

describe('rejects a query that', () => {
  test.each<[string, OperationId, Record<string, string | number>, string]>([
    ['lacks a required parameter', 'getInfo', {}, 'type: 필수'],
    ['names an unknown board', 'getInfo', { type: 'guide' }, 'type: 허용된 값이 아닙니다'],
    ['has a word for a number', 'getInfo', { type: 'notice', page: 'one' }, 'page: 형식이 다릅니다'],
    ['has a number in another notation', 'getInfo', { type: 'notice', page: '1e1' }, 'page: 형식이 다릅니다'],
    ['requests page 0', 'getInfo', { type: 'notice', page: 0 }, 'page: 1 이상'],
    ['requests zero rows', 'getInfo', { type: 'notice', row: 0 }, 'row: 1 이상'],
    ['requests too many rows', 'getInfo', { type: 'notice', row: 101 }, 'row: 100 이하'],
    ['has a search text that is too long', 'getInfo', { type: 'notice', search: koreanText(101) }, 'search: 100자'],
    ['has an unknown parameter', 'getInfo', { type: 'notice', sort: 'hit' }, 'sort: 알 수 없는'],
  ])('%s', async (_, id, query, reason) => {
    const response = await visitor.callUntyped(id, { query });
    const { error } = await response.json();
    expect({ status: response.status, code: error.code }).toEqual({ status: 400, code: '40' });
    expect(error.message).toContain(reason);
  });
});

describe('accepts a query that', () => {
  test.each<[string, operations['getInfo']['parameters']['query']]>([
    ['requests the maximum number of rows', { type: 'notice', row: 100 }],
    ['requests the maximum page', { type: 'notice', page: 2147483647, row: 100 }],
    ['has a search text of the maximum length in characters', { type: 'notice', search: surrogatePair.repeat(100) }],
  ])('%s', async (_, query) => {
    expect(await codeOf(visitor.client.GET('/v1/front/getInfo', { params: { query } }))).toBe('ok');
  });
});

describe('rejects a body that', () => {
  test.each<[string, OperationId, unknown, string]>([
    ['lacks a field', 'login', { member_id: 'hanbit01' }, 'member_password: 필수'],
    ['has a field of the wrong type', 'login', { ...login, member_id: 1 }, 'member_id: 형식이 다릅니다'],
    ['has an empty text in a field', 'login', { ...login, member_id: '' }, 'member_id: 1자 이상'],
    ['has a text in a field that is too long', 'login', { ...login, member_id: koreanText(101) }, 'member_id: 100자'],
    ['has an unknown field', 'login', { ...login, admin: true }, 'admin: 알 수 없는'],
    ['is a list', 'login', [], '본문: 형식이 다릅니다'],
    ['has a token with a space', 'requestToken', { refresh_token: 'abc def ghi' }, 'refresh_token: 형식이 맞지'],
  ])('%s', async (_, id, body, reason) => {
    const response = await visitor.callUntyped(id, { body });
    const { error } = await response.json();
    expect({ status: response.status, code: error.code }).toEqual({ status: 400, code: '40' });
    expect(error.message).toContain(reason);
  });

  test.each([
    ['is missing', undefined, {}],
    ['is truncated', '{"member_id":', { 'Content-Type': 'application/json' }],
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

describe('a missing header', () => {
  test.each<[string, OperationId, Record<string, string>]>([
    ['ClientSecret of a list', 'getInfo', { ClientSecret: '' }],
    ['ClientSecret of a login', 'login', { ClientSecret: '' }],
    ['Authorization of a logout', 'logout', {}],
  ])('%s gives 401 and code 91', async (_, id, headers) => {
    const response = await visitor.callUntyped(id, { query: id === 'getInfo' ? { type: 'notice' } : {}, headers });
    expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 401, code: '91' });
  });

  test('ClientSecret of a download is not required', async () => {
    const query = { file_pk: 5001 };
    const { response } = await visitor.client.GET('/v1/common/fileDownload', {
      params: { query },
      headers: { ClientSecret: '' },
      parseAs: 'stream',
    });
    expect(response.status).toBe(200);
  });
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
