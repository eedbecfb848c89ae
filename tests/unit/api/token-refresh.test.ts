import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { expectConsole } from '#tests/support/console.ts';
import {
  type Call,
  createBrowser,
  createServer,
  failure,
  listPath,
  listRequest,
  loginOf,
  noPosts,
  success,
  tokenPath,
} from './fake-browser.ts';

/** A server on which old tokens have expired and a refresh gives `fresh-1`, `fresh-2` and so on. */
function createExpiringServer() {
  let refreshes = 0;
  const expired = new Set(['old']);
  const server = createServer((call: Call) => {
    if (call.path === tokenPath) return success({ access_token: `fresh-${++refreshes}` });
    return expired.has(call.token ?? '') ? failure('97') : success(noPosts);
  });
  return Object.assign(server, { expired, refreshes: () => refreshes });
}

const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );

describe('Fifty calls that meet an expired token', () => {
  it('make one refresh and fifty retries, in whatever order the answers come', async () => {
    const runs = 200;
    const orders = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const server = createExpiringServer();
        const order: string[] = [];
        const pass = async (label: string) => {
          await scheduler.schedule(Promise.resolve(), label);
          order.push(label);
        };
        let number = 0;
        const tab = createBrowser({
          // The way there and the way back take their own time.
          async fetch(request) {
            const label = `${++number}`;
            await pass(`to ${label}`);
            const response = await server.fetch(request);
            await pass(`from ${label}`);
            return response;
          },
        }).openTab();
        tab.session.startSession(loginOf('old'));
        const all = Promise.all(Array.from({ length: 50 }, () => tab.sendRequest(listRequest())));
        await scheduler.waitFor(all);
        expect(await all).toEqual(Array(50).fill(noPosts));
        expect(server.refreshes()).toBe(1);
        expect(server.to(listPath).map((call) => call.token)).toHaveLength(100);
        expect(server.to(listPath).filter((call) => call.token === 'fresh-1')).toHaveLength(50);
        expect(tab.events).toEqual([{ type: 'started' }]);
        orders.add(order.join());
      }),
      { numRuns: runs },
    );
    // Every run came in an order of its own.
    expect(orders.size).toBe(runs);
  }, 60_000);

  it('make one refresh where calls still start while it runs', async () => {
    const orders = new Set<string>();
    let late = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 12 }), async (scheduler, count) => {
        const server = createExpiringServer();
        const tab = createBrowser({
          async fetch(request) {
            const response = await server.fetch(request);
            await scheduler.schedule(Promise.resolve(), 'answer');
            return response;
          },
        }).openTab();
        tab.session.startSession(loginOf('old'));
        const call = async () => {
          await scheduler.schedule(Promise.resolve(), 'start');
          return tab.sendRequest(listRequest());
        };
        await scheduler.waitFor(Promise.all(Array.from({ length: count }, call)));
        const refused = server.to(listPath).filter((one) => one.token === 'old').length;
        expect(server.refreshes()).toBe(1);
        expect(server.to(listPath)).toHaveLength(count + refused);
        if (refused < count) late++;
        orders.add(
          scheduler
            .report()
            .map((entry) => entry.label)
            .join(),
        );
      }),
      { numRuns: 300 },
    );
    expect(orders.size).toBeGreaterThan(100);
    expect(late).toBeGreaterThan(50);
  }, 60_000);
});

describe('The result of a refresh', () => {
  test.each([
    [900, 1],
    [999, 1],
    [1_000, 2],
    [1_100, 2],
  ])('after %i ms has cost %i refreshes', async (elapsed, refreshes) => {
    const server = createExpiringServer();
    const browser = createBrowser(server);
    const tab = browser.openTab();
    tab.session.startSession(loginOf('old'));
    browser.clock.now = 5_000;
    await tab.sendRequest(listRequest());
    // The server forgets the new token for one call, as a replica that lags behind does.
    browser.clock.now += elapsed;
    const answer = server.answer;
    let refusals = 1;
    server.answer = (call) => (call.path === listPath && refusals-- > 0 ? failure('97') : answer(call));
    expect(await tab.sendRequest(listRequest())).toEqual(noPosts);
    expect(server.refreshes()).toBe(refreshes);
  });

  it('is not used once the session has ended', async () => {
    const server = createExpiringServer();
    const tab = createBrowser(server).openTab();
    tab.session.startSession(loginOf('old'));
    await tab.sendRequest(listRequest());
    const gate = Promise.withResolvers<Response>();
    server.answer = () => gate.promise;
    const call = rejection(tab.sendRequest(listRequest()));
    tab.session.endSession('loggedOut');
    gate.resolve(failure('97'));
    expect(await call).toMatchObject({ code: '97' });
    expect(server.to(listPath).map((one) => one.token)).toEqual(['old', 'fresh-1', 'fresh-1']);
  });

  it('is not used for a later session', async () => {
    const server = createExpiringServer();
    const tab = createBrowser(server).openTab();
    tab.session.startSession(loginOf('old'));
    await tab.sendRequest(listRequest());
    tab.session.endSession('loggedOut');
    tab.session.startSession(loginOf('old', 'refresh-of-another', 2048));
    await tab.sendRequest(listRequest());
    expect(server.refreshes()).toBe(2);
    expect(await server.to(tokenPath)[1]?.request.json()).toEqual({ refresh_token: 'refresh-of-another' });
  });
});

describe('A refresh that fails', () => {
  const failing = (answer: () => Response | Promise<Response>) => {
    const server = createServer((call) => (call.path === tokenPath ? answer() : failure('97')));
    const tab = createBrowser(server).openTab();
    tab.session.startSession(loginOf('old'));
    return { server, tab };
  };

  test.each([
    ['with code 84', () => failure('84'), 'expired'],
    ['with code 91', () => failure('91'), 'rejected'],
    ['with code 91 and status 401', () => failure('91', 401), 'rejected'],
    ['with code 97', () => failure('97'), 'refreshFailed'],
    ['with code 50', () => failure('50', 500), 'refreshFailed'],
    ['with an unknown code', () => failure('zz'), 'refreshFailed'],
    [
      'with a page of HTML',
      () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
      'refreshFailed',
    ],
    ['with no data', () => success(null), 'refreshFailed'],
    ['with a token that is a number', () => success({ access_token: 7 }), 'refreshFailed'],
    ['with a token that breaks a header', () => success({ access_token: 'a\nb' }), 'refreshFailed'],
  ])('%s ends the session once, for all calls', async (_, answer, reason) => {
    expectConsole(/^The response breaks the contract: \/v1\/front\/requestToken /);
    const { server, tab } = failing(answer);
    const errors = await Promise.all([1, 2, 3].map(() => rejection(tab.sendRequest(listRequest()))));
    for (const error of errors) expect(error instanceof ApiError || error instanceof TransportError).toBe(true);
    expect(tab.events).toEqual([{ type: 'started' }, { type: 'ended', reason }]);
    expect(tab.session.getSession()).toBeNull();
    expect(server.to(tokenPath)).toHaveLength(1);
    expect(server.to(listPath)).toHaveLength(3);
  });

  it('for want of a network keeps the session and says so', async () => {
    const { server, tab } = failing(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejection(tab.sendRequest(listRequest()))).toMatchObject({ name: 'TransportError', kind: 'network' });
    expect(tab.session.getSession()?.accessToken).toBe('old');
    expect(tab.events).toEqual([{ type: 'started' }]);
    // A failure is not remembered.
    await rejection(tab.sendRequest(listRequest()));
    expect(server.to(tokenPath)).toHaveLength(2);
  });

  it('after a logout resurrects nothing', async () => {
    const gate = Promise.withResolvers<Response>();
    const { server, tab } = failing(() => gate.promise);
    const call = rejection(tab.sendRequest(listRequest()));
    await expect.poll(() => server.to(tokenPath).length).toBe(1);
    tab.session.endSession('loggedOut');
    gate.resolve(success({ access_token: 'fresh-1' }));
    expect(await call).toMatchObject({ name: 'ApiError', code: '97', operation: listPath });
    expect(tab.session.getSession()).toBeNull();
    expect(tab.events.at(-1)).toEqual({ type: 'ended', reason: 'loggedOut' });
  });

  it('after another login leaves that alone', async () => {
    const gate = Promise.withResolvers<Response>();
    const { server, tab } = failing(() => gate.promise);
    const call = rejection(tab.sendRequest(listRequest()));
    await expect.poll(() => server.to(tokenPath).length).toBe(1);
    tab.session.startSession(loginOf('other', 'refresh-other', 2048));
    gate.resolve(failure('91'));
    expect(await call).toMatchObject({ name: 'ApiError', code: '97' });
    expect(tab.session.getSession()?.accessToken).toBe('other');
    expect(server.calls.filter((one) => one.token === 'other')).toEqual([]);
  });
});

describe('Two tabs', () => {
  it('refresh once between them, whoever is first', async () => {
    const orders = new Set<string>();
    let most = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const server = createExpiringServer();
        const browser = createBrowser({
          async fetch(request) {
            const response = await server.fetch(request);
            await scheduler.schedule(Promise.resolve(), 'answer');
            return response;
          },
        });
        const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
        tabs[0]?.session.startSession(loginOf('old'));
        const all = Promise.all(
          tabs.flatMap((tab) => [tab.sendRequest(listRequest()), tab.sendRequest(listRequest())]),
        );
        await scheduler.waitFor(all);
        expect(server.refreshes()).toBe(1);
        expect(server.to(listPath)).toHaveLength(12);
        expect(browser.locks.most()).toBe(1);
        most = Math.max(most, browser.locks.most());
        for (const tab of tabs) expect(tab.session.getSession()?.accessToken).toBe('fresh-1');
        orders.add(scheduler.toString());
      }),
      { numRuns: 200 },
    );
    expect(most).toBe(1);
    expect(orders.size).toBeGreaterThan(100);
  }, 60_000);

  it('where the refresh of one ends the session, end it once and call no more', async () => {
    const server = createServer((call) => (call.path === tokenPath ? failure('84') : failure('97')));
    const browser = createBrowser(server);
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.session.startSession(loginOf('old'));
    const errors = await Promise.all([one, two].map((tab) => rejection(tab.sendRequest(listRequest()))));
    expect(errors.every((error) => error instanceof ApiError)).toBe(true);
    expect(server.to(tokenPath)).toHaveLength(1);
    const ends = [...one.events, ...two.events].filter((event) => event.type === 'ended');
    expect(ends).toContainEqual({ type: 'ended', reason: 'expired' });
    expect(ends).toContainEqual({ type: 'ended', reason: 'elsewhere' });
    expect(ends).toHaveLength(2);
  });

  it('without locks still refresh once in each', async () => {
    const server = createExpiringServer();
    const tab = createBrowser(server).openTab({ locks: () => undefined });
    tab.session.startSession(loginOf('old'));
    await Promise.all([1, 2, 3].map(() => tab.sendRequest(listRequest())));
    expect(server.refreshes()).toBe(1);
  });

  it('refresh all the same where the browser forbids locks', async () => {
    const server = createExpiringServer();
    const request = () => Promise.reject(new DOMException('opaque origin', 'SecurityError'));
    const tab = createBrowser(server).openTab({ locks: () => ({ request }) });
    tab.session.startSession(loginOf('old'));
    expect(await tab.sendRequest(listRequest())).toEqual(noPosts);
  });

  it('do not wait for ever for one that hangs', async () => {
    const server = createExpiringServer();
    const browser = createBrowser(server);
    const never = new AbortController().signal;
    void browser.locks.request('session-refresh', { signal: never }, () => new Promise(() => {}));
    const tab = browser.openTab({ lockTimeoutMs: 20 });
    tab.session.startSession(loginOf('old'));
    expect(await rejection(tab.sendRequest(listRequest()))).toMatchObject({ kind: 'timeout' });
    expect(tab.session.getSession()?.accessToken).toBe('old');
    expect(server.refreshes()).toBe(0);
  });
});
