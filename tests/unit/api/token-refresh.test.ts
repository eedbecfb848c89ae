import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { type Locks, withLock } from '#src/api/token-refresh.ts';
import { expectConsole } from '#tests/support/console.ts';
import {
  createFakeBrowser,
  createFakeLocks,
  createFakeServer,
  emptyList,
  failureResponse,
  listPath,
  listRequest,
  loginData,
  rejectionOf,
  successResponse,
  tokenPath,
} from './fake-browser.ts';
import { createExpiringServer, testSingleRefresh } from './session-properties.ts';

describe('Requests with an expired token', () => {
  it('cause one refresh and fifty retries for fifty requests, in any order of responses', async () => {
    // The property is only useful if every run had another order.
    expect(await testSingleRefresh(40)).toBe(40);
  }, 60_000);
});

describe('The result of a refresh', () => {
  test.each([
    [900, 1],
    [999, 1],
    [1_000, 2],
    [1_100, 2],
  ])('after %i ms means %i refreshes in total', async (elapsed, refreshes) => {
    const server = createExpiringServer();
    const browser = createFakeBrowser(server);
    const tab = browser.openTab();
    tab.session.startSession(loginData('old'));
    browser.clock.now = 5_000;
    await tab.sendRequest(listRequest());
    // The server refuses the new token once, like a replica that lags behind.
    browser.clock.now += elapsed;
    const respond = server.respond;
    let refusals = 1;
    server.respond = (received) =>
      received.path === listPath && refusals-- > 0 ? failureResponse('97') : respond(received);
    expect(await tab.sendRequest(listRequest())).toEqual(emptyList);
    expect(server.refreshes()).toBe(refreshes);
  });

  it('is not reused after the session has ended', async () => {
    const server = createExpiringServer();
    const tab = createFakeBrowser(server).openTab();
    tab.session.startSession(loginData('old'));
    await tab.sendRequest(listRequest());
    const response = Promise.withResolvers<Response>();
    server.respond = () => response.promise;
    const result = rejectionOf(tab.sendRequest(listRequest()));
    tab.session.endSession('loggedOut');
    response.resolve(failureResponse('97'));
    expect(await result).toMatchObject({ code: '97' });
    expect(server.requestsTo(listPath).map((one) => one.token)).toEqual(['old', 'fresh-1', 'fresh-1']);
  });

  it('is not reused for a later session', async () => {
    const server = createExpiringServer();
    const tab = createFakeBrowser(server).openTab();
    tab.session.startSession(loginData('old'));
    await tab.sendRequest(listRequest());
    tab.session.endSession('loggedOut');
    tab.session.startSession(loginData('old', 'refresh-of-another', 2048));
    await tab.sendRequest(listRequest());
    expect(server.refreshes()).toBe(2);
    expect(await server.requestsTo(tokenPath)[1]?.request.json()).toEqual({ refresh_token: 'refresh-of-another' });
  });
});

describe('A failed refresh', () => {
  const openTabWithFailingRefresh = (respond: () => Response | Promise<Response>) => {
    const server = createFakeServer((received) => (received.path === tokenPath ? respond() : failureResponse('97')));
    const tab = createFakeBrowser(server).openTab();
    tab.session.startSession(loginData('old'));
    return { server, tab };
  };

  test.each([
    ['with code 84', () => failureResponse('84'), 'expired'],
    ['with code 91', () => failureResponse('91'), 'rejected'],
    ['with code 91 and status 401', () => failureResponse('91', 401), 'rejected'],
    ['with code 97', () => failureResponse('97'), 'refreshFailed'],
    ['with an unknown code', () => failureResponse('zz'), 'refreshFailed'],
  ])('%s ends the session once for all requests', async (_, respond, reason) => {
    const { server, tab } = openTabWithFailingRefresh(respond);
    const errors = await Promise.all([1, 2, 3].map(() => rejectionOf(tab.sendRequest(listRequest()))));
    for (const error of errors) expect(error instanceof ApiError || error instanceof TransportError).toBe(true);
    expect(tab.events).toEqual([{ type: 'started' }, { type: 'ended', reason }]);
    expect(tab.session.getSession()).toBeNull();
    expect(server.requestsTo(tokenPath)).toHaveLength(1);
    expect(server.requestsTo(listPath)).toHaveLength(3);
  });

  const html = (status: number) => new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } });
  test.each<[string, () => Response | Promise<Response>, object]>([
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
    ['the page of a portal', () => html(200), { kind: 'badResponse', code: '200' }],
    ['the page of a gateway', () => html(502), { kind: 'badResponse', code: '502' }],
    ['the page of a closed server', () => html(503), { kind: 'badResponse', code: '503' }],
    ['the page of a rate limit', () => html(429), { kind: 'tooMany', code: '429' }],
    ['an empty response', () => new Response(''), { kind: 'badResponse' }],
    ['the failure of a gateway', () => failureResponse('50', 502), { name: 'ApiError', code: '50' }],
    ['a success without data', () => successResponse(null), { kind: 'badResponse' }],
    ['a token that contains a line break', () => successResponse({ access_token: 'a\nb' }), { kind: 'badResponse' }],
  ])('with %s keeps the session and rejects with its error', async (_, respond, error) => {
    expectConsole(/^The response breaks the contract: \/v1\/front\/requestToken /);
    const { server, tab } = openTabWithFailingRefresh(respond);
    expect(await rejectionOf(tab.sendRequest(listRequest()))).toMatchObject(error);
    expect(tab.session.getSession()?.accessToken).toBe('old');
    expect(tab.events).toEqual([{ type: 'started' }]);
    // The next request tries the refresh again.
    await rejectionOf(tab.sendRequest(listRequest()));
    expect(server.requestsTo(tokenPath)).toHaveLength(2);
  });

  it('that responds after a logout does not restore the session', async () => {
    const response = Promise.withResolvers<Response>();
    const { server, tab } = openTabWithFailingRefresh(() => response.promise);
    const result = rejectionOf(tab.sendRequest(listRequest()));
    await expect.poll(() => server.requestsTo(tokenPath).length).toBe(1);
    tab.session.endSession('loggedOut');
    response.resolve(successResponse({ access_token: 'fresh-1' }));
    expect(await result).toMatchObject({ name: 'ApiError', code: '97', operation: listPath });
    expect(tab.session.getSession()).toBeNull();
    expect(tab.events.at(-1)).toEqual({ type: 'ended', reason: 'loggedOut' });
  });

  it('that responds after another login does not end the new session', async () => {
    const response = Promise.withResolvers<Response>();
    const { server, tab } = openTabWithFailingRefresh(() => response.promise);
    const result = rejectionOf(tab.sendRequest(listRequest()));
    await expect.poll(() => server.requestsTo(tokenPath).length).toBe(1);
    tab.session.startSession(loginData('other', 'refresh-other', 2048));
    response.resolve(failureResponse('91'));
    expect(await result).toMatchObject({ name: 'ApiError', code: '97' });
    expect(tab.session.getSession()?.accessToken).toBe('other');
    expect(server.requests.filter((one) => one.token === 'other')).toEqual([]);
  });
});

describe('Two tabs', () => {
  it('request one token and end the session once, when the refresh is refused', async () => {
    const server = createFakeServer((received) =>
      received.path === tokenPath ? failureResponse('84') : failureResponse('97'),
    );
    const browser = createFakeBrowser(server);
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.session.startSession(loginData('old'));
    const errors = await Promise.all([one, two].map((tab) => rejectionOf(tab.sendRequest(listRequest()))));
    expect(errors.every((error) => error instanceof ApiError)).toBe(true);
    expect(server.requestsTo(tokenPath)).toHaveLength(1);
    const ends = [...one.events, ...two.events].filter((event) => event.type === 'ended');
    expect(ends).toContainEqual({ type: 'ended', reason: 'expired' });
    expect(ends).toContainEqual({ type: 'ended', reason: 'elsewhere' });
    expect(ends).toHaveLength(2);
  });

  const refusal = new DOMException('opaque origin', 'SecurityError');
  it.each<[string, () => Locks]>([
    ['their requests', () => ({ request: () => Promise.reject(refusal) })],
    [
      'the access to them',
      () => {
        throw refusal;
      },
    ],
  ])('refresh the token if the browser forbids locks: %s', async (_, locks) => {
    const server = createExpiringServer();
    const tab = createFakeBrowser(server).openTab({ locks });
    tab.session.startSession(loginData('old'));
    expect(await tab.sendRequest(listRequest())).toEqual(emptyList);
  });

  it('do not wait forever for a tab that holds the lock', async () => {
    const server = createExpiringServer();
    const browser = createFakeBrowser(server);
    const never = new AbortController().signal;
    void browser.locks.request('session-refresh', { signal: never }, () => new Promise(() => {}));
    const tab = browser.openTab({ lockTimeoutMs: 20 });
    tab.session.startSession(loginData('old'));
    expect(await rejectionOf(tab.sendRequest(listRequest()))).toMatchObject({ kind: 'timeout' });
    expect(tab.session.getSession()?.accessToken).toBe('old');
    expect(server.refreshes()).toBe(0);
  });
});

describe('withLock', () => {
  it('holds the lock until the task settles, also when the task fails', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const locks = createFakeLocks();
    const task = Promise.withResolvers<void>();
    const first = withLock(
      () => locks,
      'a',
      10,
      () => task.promise,
    );
    const second = withLock(
      () => locks,
      'a',
      1_000,
      async () => 'second',
    );
    // The time limit of the first task is over, but it has the lock.
    await vi.advanceTimersByTimeAsync(500);
    task.reject(new Error('task failed'));
    await expect(first).rejects.toThrow('task failed');
    expect(await second).toBe('second');
    expect(locks.maxHolders()).toBe(1);
  });
});
