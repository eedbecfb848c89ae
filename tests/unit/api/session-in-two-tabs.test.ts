/** Two tabs, one server, anything in any order: what must hold whatever happens. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { createBrowser, failure, listRequest, loginOf, noPosts, success } from './fake-browser.ts';

const step = fc.record({
  tab: fc.nat(1),
  what: fc.oneof(
    { weight: 6, arbitrary: fc.constant('call' as const) },
    { weight: 2, arbitrary: fc.constantFrom('login' as const, 'expire' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('loginAsOther' as const, 'logout' as const, 'revoke' as const, 'cut' as const),
    },
  ),
});

/** A server on which a login kills the session before it, as one that allows a single session per browser does. */
function createModel() {
  let serial = 0;
  let alive: { member: number; access: string; refresh: string } | null = null;
  const expired = new Set<string>();
  const refused = new Map<string, number>();
  const sent = new Map<string, (string | null)[]>();
  let cut = false;
  return {
    sent,
    /** Calls that met code 97 twice: their session ends by rule, alive or not. */
    refusedTwice: () => [...refused.values()].some((times) => times > 1),
    alive: () => alive,
    login(member: number) {
      alive = { member, access: `access-${++serial}-of-${member}`, refresh: `refresh-${serial}-of-${member}` };
      return loginOf(alive.access, alive.refresh, member);
    },
    expire: () => void (alive && expired.add(alive.access)),
    kill: () => {
      alive = null;
    },
    cut: () => {
      cut = true;
    },
    async answer(request: Request): Promise<Response> {
      const id = request.headers.get('X-Call');
      if (id === null) {
        const asked: unknown = await request.json();
        if (cut) {
          cut = false;
          throw new TypeError('Failed to fetch');
        }
        if (!alive || Object(asked).refresh_token !== alive.refresh) return failure('91');
        alive = { ...alive, access: `access-${++serial}-of-${alive.member}` };
        return success({ access_token: alive.access });
      }
      const token = request.headers.get('Authorization');
      sent.set(id, [...(sent.get(id) ?? []), token]);
      if (token === null || token === alive?.access) {
        if (token === null || !expired.has(token)) return success(noPosts);
      } else if (!alive || !token.endsWith(`-of-${alive.member}`)) return failure('84');
      refused.set(id, (refused.get(id) ?? 0) + 1);
      return failure('97');
    },
  };
}

it('no call is sent three times or for another member, no session dies that lives, none returns from the dead', async () => {
  const orders = new Set<string>();
  const met = { payload: 0, ApiError: 0, TransportError: 0, retried: 0, survived: 0, loggedOut: 0, ended: 0 };
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 4, maxLength: 16 }), async (scheduler, steps) => {
      const model = createModel();
      const pass = (label: string) => scheduler.schedule(Promise.resolve(), label);
      const browser = createBrowser({
        async fetch(request) {
          await pass('there');
          const response = await model.answer(request);
          await pass('back');
          return response;
        },
      });
      const tabs = [browser.openTab(), browser.openTab()] as const;
      tabs[0].session.startSession(model.login(1));
      const owners = new Map<string, number | undefined>();
      let last = 'login';

      const take = async ({ tab: index, what }: (typeof steps)[number], number: number) => {
        await pass(what);
        const { session, sendRequest } = tabs[index === 0 ? 0 : 1];
        if (what === 'expire') return model.expire();
        if (what === 'cut') return model.cut();
        if (what !== 'call') last = what;
        if (what === 'revoke') return model.kill();
        if (what === 'login' || what === 'loginAsOther')
          return session.startSession(model.login(what === 'login' ? 1 : 2));
        if (what === 'logout') {
          model.kill();
          return session.endSession('loggedOut');
        }
        owners.set(`${number}`, session.getSession()?.profile?.pk);
        const result = await sendRequest(listRequest({ headers: { 'X-Call': `${number}` } })).catch((error) => error);
        if (result instanceof ApiError || result instanceof TransportError) met[result.name]++;
        else {
          expect(result).toEqual(noPosts);
          met.payload++;
        }
      };
      await scheduler.waitFor(Promise.all(steps.map(take)));

      for (const [id, tokens] of model.sent) {
        expect(tokens.length).toBeLessThanOrEqual(2);
        if (tokens.length === 2) met.retried++;
        const owner = owners.get(id);
        for (const token of tokens) expect(token?.split('-of-')[1]).toBe(owner === undefined ? undefined : `${owner}`);
      }
      const stored = tabs[0].session.getSession();
      expect(tabs[1].session.getSession()).toEqual(stored);
      if (last.startsWith('login') && !model.refusedTwice()) {
        expect(stored?.refreshToken).toBe(model.alive()?.refresh);
        met.survived++;
      }
      if (last === 'logout') {
        expect(stored).toBeNull();
        met.loggedOut++;
      }
      met.ended += tabs.flatMap((tab) => tab.events).filter((event) => event.type === 'ended').length;
      orders.add(scheduler.toString());
    }),
    { numRuns: 1_500 },
  );
  // Each kind of run must have been met often, or the property says little.
  expect(Math.min(...Object.values(met))).toBeGreaterThan(50);
  expect(orders.size).toBeGreaterThan(1_000);
}, 120_000);
