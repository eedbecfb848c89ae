/** Properties of the session that hold for any order of requests and responses. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import {
  createFakeBrowser,
  createFakeServer,
  emptyList,
  failureResponse,
  listPath,
  listRequest,
  loginData,
  type ReceivedRequest,
  successResponse,
  tokenPath,
} from './fake-browser.ts';

const step = fc.record({
  tab: fc.nat(1),
  action: fc.oneof(
    { weight: 6, arbitrary: fc.constant('call' as const) },
    { weight: 2, arbitrary: fc.constantFrom('login' as const, 'expire' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('loginAsOther' as const, 'logout' as const, 'revoke' as const, 'cut' as const),
    },
  ),
});

/** Creates the model of a server that allows one session per browser: a login ends the session before it. */
function createServerModel() {
  let serial = 0;
  let current: { member: number; access: string; refresh: string } | null = null;
  const expired = new Set<string>();
  const refused = new Map<string, number>();
  const sent = new Map<string, (string | null)[]>();
  let isConnectionCut = false;
  return {
    sent,
    /**
     * Whether a request was refused with code 97 twice. Its session ends then, even if the server would still accept
     * it.
     */
    wasRefusedTwice: () => [...refused.values()].some((times) => times > 1),
    currentSession: () => current,
    login(member: number) {
      current = { member, access: `access-${++serial}-of-${member}`, refresh: `refresh-${serial}-of-${member}` };
      return loginData(current.access, current.refresh, member);
    },
    expire: () => void (current && expired.add(current.access)),
    revoke: () => {
      current = null;
    },
    cutConnection: () => {
      isConnectionCut = true;
    },
    async respond(request: Request): Promise<Response> {
      const id = request.headers.get('X-Request-Id');
      if (id === null) {
        const body: unknown = await request.json();
        if (isConnectionCut) {
          isConnectionCut = false;
          throw new TypeError('Failed to fetch');
        }
        if (!current || Object(body).refresh_token !== current.refresh) return failureResponse('91');
        current = { ...current, access: `access-${++serial}-of-${current.member}` };
        return successResponse({ access_token: current.access });
      }
      const token = request.headers.get('Authorization');
      sent.set(id, [...(sent.get(id) ?? []), token]);
      if (token === null || token === current?.access) {
        if (token === null || !expired.has(token)) return successResponse(emptyList);
      } else if (!current || !token.endsWith(`-of-${current.member}`)) return failureResponse('84');
      refused.set(id, (refused.get(id) ?? 0) + 1);
      return failureResponse('97');
    },
  };
}

/**
 * Creates a server that refuses the token `old` with code 97 and responds to refreshes with `fresh-1`, `fresh-2` and so
 * on.
 */
export function createExpiringServer() {
  let refreshes = 0;
  const expired = new Set(['old']);
  const server = createFakeServer((received: ReceivedRequest) => {
    if (received.path === tokenPath) return successResponse({ access_token: `fresh-${++refreshes}` });
    return expired.has(received.token ?? '') ? failureResponse('97') : successResponse(emptyList);
  });
  return Object.assign(server, { expired, refreshes: () => refreshes });
}

/**
 * Tests that fifty requests with an expired token cause one refresh and fifty retries.
 * @param runCount the number of random orders of requests and responses
 * @returns the number of different orders
 */
export async function testSingleRefresh(runCount: number): Promise<number> {
  const orders = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const server = createExpiringServer();
      const order: string[] = [];
      const waitForTurn = async (label: string) => {
        await scheduler.schedule(Promise.resolve(), label);
        order.push(label);
      };
      let number = 0;
      const tab = createFakeBrowser({
        // The scheduler delays each request and each response separately.
        async fetch(request) {
          const label = `${++number}`;
          await waitForTurn(`request ${label}`);
          const response = await server.fetch(request);
          await waitForTurn(`response ${label}`);
          return response;
        },
      }).openTab();
      tab.session.startSession(loginData('old'));
      const all = Promise.all(Array.from({ length: 50 }, () => tab.sendRequest(listRequest())));
      await scheduler.waitFor(all);
      expect(await all).toEqual(Array(50).fill(emptyList));
      expect(server.refreshes()).toBe(1);
      expect(server.requestsTo(listPath).map((one) => one.token)).toHaveLength(100);
      expect(server.requestsTo(listPath).filter((one) => one.token === 'fresh-1')).toHaveLength(50);
      expect(tab.events).toEqual([{ type: 'started' }]);
      orders.add(order.join());
    }),
    { numRuns: runCount },
  );
  return orders.size;
}

/**
 * Tests the session rules that hold for any order of requests, logins and logouts in two tabs: the site sends no request
 * three times or for another member, ends no valid session, and restores no ended one.
 * @param runCount the number of random orders
 * @returns how often each kind of result occurred, and the number of different orders
 */
export async function testSessionRules(runCount: number): Promise<{ counts: Record<string, number>; orders: number }> {
  const orders = new Set<string>();
  const counts = { payload: 0, ApiError: 0, TransportError: 0, retried: 0, survived: 0, loggedOut: 0, ended: 0 };
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 4, maxLength: 16 }), async (scheduler, steps) => {
      const model = createServerModel();
      const waitForTurn = (label: string) => scheduler.schedule(Promise.resolve(), label);
      const browser = createFakeBrowser({
        async fetch(request) {
          await waitForTurn('request');
          const response = await model.respond(request);
          await waitForTurn('response');
          return response;
        },
      });
      const tabs = [browser.openTab(), browser.openTab()] as const;
      tabs[0].session.startSession(model.login(1));
      const owners = new Map<string, number | undefined>();
      let lastAction = 'login';

      const runStep = async ({ tab: index, action }: (typeof steps)[number], number: number) => {
        await waitForTurn(action);
        const { session, sendRequest } = tabs[index === 0 ? 0 : 1];
        if (action === 'expire') return model.expire();
        if (action === 'cut') return model.cutConnection();
        if (action !== 'call') lastAction = action;
        if (action === 'revoke') return model.revoke();
        if (action === 'login' || action === 'loginAsOther')
          return session.startSession(model.login(action === 'login' ? 1 : 2));
        if (action === 'logout') {
          model.revoke();
          return session.endSession('loggedOut');
        }
        owners.set(`${number}`, session.getSession()?.profile?.pk);
        const result = await sendRequest(listRequest({ headers: { 'X-Request-Id': `${number}` } })).catch(
          (error) => error,
        );
        if (result instanceof ApiError || result instanceof TransportError) counts[result.name]++;
        else {
          expect(result).toEqual(emptyList);
          counts.payload++;
        }
      };
      await scheduler.waitFor(Promise.all(steps.map(runStep)));

      for (const [id, tokens] of model.sent) {
        expect(tokens.length).toBeLessThanOrEqual(2);
        if (tokens.length === 2) counts.retried++;
        const owner = owners.get(id);
        for (const token of tokens) expect(token?.split('-of-')[1]).toBe(owner === undefined ? undefined : `${owner}`);
      }
      const stored = tabs[0].session.getSession();
      expect(tabs[1].session.getSession()).toEqual(stored);
      if (lastAction.startsWith('login') && !model.wasRefusedTwice()) {
        expect(stored?.refreshToken).toBe(model.currentSession()?.refresh);
        counts.survived++;
      }
      if (lastAction === 'logout') {
        expect(stored).toBeNull();
        counts.loggedOut++;
      }
      counts.ended += tabs.flatMap((tab) => tab.events).filter((event) => event.type === 'ended').length;
      orders.add(scheduler.toString());
    }),
    { numRuns: runCount },
  );
  return { counts, orders: orders.size };
}
