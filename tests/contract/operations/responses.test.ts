import { afterEach, expect, test, vi } from 'vitest';
import { handlers } from '#mocks/handlers/all.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { failureOf } from '#tests/support/api-results.ts';

afterEach(() => vi.restoreAllMocks());

/** Captures the console errors of the mock and suppresses their output. */
const silenceConsole = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('a response that violates the contract becomes a 500 and is logged with operation and location', async () => {
  const written = silenceConsole();
  const data = { notice: [{ notice_pk: 0 }], notice_count: 1 };
  vi.spyOn(handlers, 'getInfo').mockReturnValue({ success: true, data, error: null } as never);
  const call = new Visitor().client.GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } });
  expect(await failureOf(call)).toMatchObject({ status: 500, code: '50' });
  expect(written.mock.calls.flat().join()).toMatch(/^mock: getInfo \/data\/notice\/0/);
});

test('a response with an unknown field becomes a 500', async () => {
  const written = silenceConsole();
  const envelope = { success: true, data: null, error: null, extra: 1 };
  vi.spyOn(handlers, 'logout').mockReturnValue(envelope as never);
  const visitor = new Visitor();
  const { access_token: token } = await visitor.logIn();
  expect((await visitor.withToken(token).POST('/v1/front/logout')).response.status).toBe(500);
  expect(written.mock.calls.flat().join()).toContain('/extra');
});

test('an error in a handler becomes a 500 with the failure envelope', async () => {
  const written = silenceConsole();
  vi.spyOn(handlers, 'fileDownload').mockImplementation(() => {
    throw new Error('out of paper');
  });
  const call = new Visitor().client.GET('/v1/common/fileDownload', { params: { query: { file_pk: 5001 } } });
  expect(await failureOf(call)).toMatchObject({ status: 500, code: '50' });
  expect(written.mock.calls.flat().join()).toContain('out of paper');
});
