import { afterEach, expect, test, vi } from 'vitest';
import { handlers } from '#mocks/handlers/all.ts';
import { hooks } from '#mocks/http/respond.ts';
import { mockServer } from '#mocks/node.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

afterEach(() => vi.restoreAllMocks());

/** What the mock writes to the console is looked at here, and goes no further. */
const silenceConsole = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('an answer that breaks the contract becomes a 500 that names operation and place', async () => {
  const written = silenceConsole();
  const data = { notice: [{ notice_pk: 0 }], notice_count: 1 };
  vi.spyOn(handlers, 'getInfo').mockReturnValue({ success: true, data, error: null } as never);
  const response = await new Visitor().call('getInfo', { query: { type: 'notice' } });
  expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 500, code: '50' });
  expect(written.mock.calls.flat().join()).toMatch(/^mock: getInfo \/data\/notice\/0/);
});

test('an answer with a field too many becomes a 500', async () => {
  const written = silenceConsole();
  const answer = { success: true, data: null, error: null, extra: 1 };
  vi.spyOn(handlers, 'logout').mockReturnValue(answer as never);
  const visitor = new Visitor();
  const { access_token: token } = await visitor.logIn();
  expect((await visitor.call('logout', { token })).status).toBe(500);
  expect(written.mock.calls.flat().join()).toContain('/extra');
});

test('a handler that throws becomes a 500 in the envelope', async () => {
  const written = silenceConsole();
  vi.spyOn(handlers, 'fileDownload').mockImplementation(() => {
    throw new Error('out of paper');
  });
  const response = await new Visitor().call('fileDownload', { query: { file_pk: 5001 } });
  expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 500, code: '50' });
  expect(written.mock.calls.flat().join()).toContain('out of paper');
});

test('an answer waits for the network that is said to be slow', async () => {
  const order: string[] = [];
  vi.spyOn(hooks, 'latency').mockImplementation(async (id) => {
    order.push(`waited for ${id}`);
  });
  await new Visitor().call('getInfo', { query: { type: 'trend' } }).then(() => order.push('answered'));
  expect(order).toEqual(['waited for getInfo', 'answered']);
});

test('in Node the mock answers what is fetched', async () => {
  mockServer.listen({ onUnhandledFrame: 'error' });
  try {
    const headers = { ClientSecret: 'x', 'X-Mock-Session': new Visitor().session };
    const response = await fetch('http://site.test/api/v1/front/getInfo?type=newsletter', { headers });
    expect((await response.json()).data.newsletter_count).toBe(12);
  } finally {
    mockServer.close();
  }
});
