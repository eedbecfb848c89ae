/** Sends unusual requests to the HTTP server. */
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
