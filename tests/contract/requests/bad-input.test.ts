/** Sends malformed requests to every operation of the contract through the HTTP server. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from '#mocks/generated/operations.ts';
import { contractOperation, operationIds } from '#mocks/http/document.ts';
import { createMockServer } from '#mocks/server.ts';
import { setStore, storeOf } from '#mocks/store/stores.ts';
import { exampleRequest } from '#tests/contract/examples/example-request.ts';

const session = 'bad-input';
let server: Awaited<ReturnType<typeof createMockServer>>;
let origin = '';
let changeCount = 0;

const operationsWithBody = (type: string) =>
  operationIds.filter((id) => contractOperation(id).requestBody?.content[type] !== undefined);

beforeAll(async () => {
  server = await createMockServer({ port: 0 });
  origin = (server.url ?? '').replace(/\/$/, '');
});
afterAll(() => server.close(true));

beforeEach(() => {
  setStore(session);
  storeOf(session).watch(() => changeCount++);
  changeCount = 0;
});

const exampleOf = (id: OperationId, headers: Record<string, string> = {}) =>
  exampleRequest(id, origin, { 'X-Mock-Session': session, ...headers });

async function readOutcome(response: Response) {
  const { success, error } = await response.json();
  return { status: response.status, code: success ? 'ok' : error.code, message: error?.message };
}

describe('malformed JSON is rejected without changes by', () => {
  test.each(operationsWithBody('application/json'))('%s', async (id) => {
    const json = await exampleOf(id).text();
    for (const body of [json.slice(0, -1), `${json},`, '{', 'null"']) {
      expect(await readOutcome(await fetch(new Request(exampleOf(id), { body })))).toMatchObject({
        status: 400,
        code: '40',
      });
    }
    expect(changeCount).toBe(0);
  });
});

describe('a truncated form is rejected without changes by', () => {
  test.each(operationsWithBody('multipart/form-data'))('%s', async (id) => {
    const request = exampleOf(id);
    const type = request.headers.get('Content-Type') ?? '';
    const form = new Uint8Array(await request.arrayBuffer());
    for (const length of [1, 40, Math.floor(form.length / 2), form.length - 8]) {
      const cut = new Request(exampleOf(id), { body: form.slice(0, length), headers: request.headers });
      cut.headers.set('Content-Type', type);
      expect(await readOutcome(await fetch(cut))).toMatchObject({ status: 400, code: '40' });
    }
    expect(changeCount).toBe(0);
  });
});

test('fifty megabytes of JSON are rejected by the length limit of the field, and the server keeps running', {
  timeout: 30_000,
}, async () => {
  const body = JSON.stringify({ member_id: 'a'.repeat(50 * 1024 * 1024), member_password: 'b' });
  const outcome = await readOutcome(await fetch(new Request(exampleOf('login'), { body })));
  expect(outcome).toMatchObject({ status: 400, code: '40', message: expect.stringContaining('member_id: 100자') });
  expect(changeCount).toBe(0);
  expect((await fetch(exampleOf('getInfo'))).status).toBe(200);
});

describe('an unknown scenario gives the list of known scenarios for', () => {
  test.each(operationIds)('%s', async (id) => {
    const outcome = await readOutcome(await fetch(exampleOf(id, { Prefer: 'code=200, example=nonsense' })));
    const [first] = Object.keys(
      Object.values(Object(contractOperation(id).responses['200']).content ?? {}).map(Object)[0].examples,
    );
    expect(outcome).toMatchObject({ status: 400, code: '40' });
    expect(outcome.message).toContain('nonsense');
    expect(outcome.message).toContain(first);
    expect(changeCount).toBe(0);
  });
});

test('two hundred concurrent requests for a post add two hundred hits', { timeout: 30_000 }, async () => {
  const openNotice = async () => {
    const response = await fetch(`${origin}/v1/front/getInfoDetail?type=notice&info_pk=236`, {
      headers: { ClientSecret: 'test', 'X-Mock-Session': session },
    });
    return (await response.json()).data.notice.notice_hit as number;
  };
  const before = (await openNotice()) + 1;
  const seen = await Promise.all(Array.from({ length: 200 }, openNotice));
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => before + index));
});
