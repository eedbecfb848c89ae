/** A fake browser with several tabs and a fake server, for the tests of the HTTP layer. */

import { createApiClient, requestAccessToken } from '#src/api/client.ts';
import type { LoginData } from '#src/api/generated/model/index.ts';
import { createHttpClient } from '#src/api/http.ts';
import { createAuthRetry } from '#src/api/request.ts';
import { createSessionStore, type SessionEvent } from '#src/api/session.ts';
import { createTokenRefresh, type Locks } from '#src/api/token-refresh.ts';
import { createSafeStorage, type KeyValueStorage } from '#src/lib/browser/safe-storage.ts';

export const base = 'http://site.test/api';
export const listPath = '/v1/front/getInfo';
export const tokenPath = '/v1/front/requestToken';

/** Returns the data of a login response; the default member has the number 1024. */
export const loginData = (access: string, refresh = `refresh-of-${access}`, pk = 1024): LoginData => ({
  access_token: access,
  refresh_token: refresh,
  member_name: '김가람',
  member_pk: pk,
  member_type: '일반회원',
});

export const successResponse = (data: unknown) => Response.json({ success: true, data, error: null });
export const failureResponse = (code: string, status = 200) =>
  Response.json({ success: false, data: null, error: { code, message: '실패' } }, { status });
export const emptyList = { notice: [], notice_count: 0 };

/** Creates a request for a list of posts. */
export const listRequest = (init?: RequestInit) => new Request(`${base}${listPath}?type=notice`, init);

/** A request that the fake server received; `path` is the path of the contract, `token` the Authorization header. */
export type ReceivedRequest = { path: string; token: string | null; request: Request };

/**
 * Creates a fetch function that records its requests.
 * @param respond creates the response of each request; tests may replace it
 */
export function createFakeServer(respond: (received: ReceivedRequest) => Response | Promise<Response>) {
  const requests: ReceivedRequest[] = [];
  return {
    requests,
    respond,
    requestsTo: (path: string) => requests.filter((received) => received.path === path),
    async fetch(request: Request): Promise<Response> {
      const path = new URL(request.url).pathname.replace('/api', '');
      const received = { path, token: request.headers.get('Authorization'), request };
      requests.push(received);
      return this.respond(received);
    },
  };
}

/** Creates a fake lock manager (Web Locks API): exclusive locks, granted in order, whose requests a signal aborts. */
export function createFakeLocks(): Locks & { maxHolders: () => number } {
  const tails = new Map<string, Promise<unknown>>();
  let holders = 0;
  let maxHolders = 0;
  return {
    maxHolders: () => maxHolders,
    async request(name, { signal }, task) {
      const before = tails.get(name) ?? Promise.resolve();
      const granted = before.then(async () => {
        if (signal.aborted) return;
        maxHolders = Math.max(maxHolders, ++holders);
        await task().finally(() => holders--);
      });
      tails.set(
        name,
        granted.catch(() => undefined),
      );
      await Promise.race([
        granted,
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      ]);
    },
  };
}

/** Returns the error of a rejected promise. */
export const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'The promise did not reject.',
    (error: unknown) => error,
  );

type TabOptions = { locks?: () => Locks | undefined; lockTimeoutMs?: number };

/** Creates a fake browser. All of its tabs share the storage and the locks. */
export function createFakeBrowser(server: { fetch: (request: Request) => Promise<Response> }) {
  const entries = new Map<string, string>();
  const watchers = new Map<object, Set<() => void>>();
  const locks = createFakeLocks();
  const clock = { now: 0 };

  const openTab = ({ locks: tabLocks = () => locks, lockTimeoutMs = 1_000 }: TabOptions = {}) => {
    const tab = {};
    const tabWatchers = new Set<() => void>();
    watchers.set(tab, tabWatchers);
    const notifyOtherTabs = () => {
      for (const [other, callbacks] of watchers) {
        if (other !== tab) for (const callback of callbacks) queueMicrotask(callback);
      }
    };
    const storage: KeyValueStorage = {
      getItem: (key) => entries.get(key) ?? null,
      setItem(key, value) {
        const changed = entries.get(key) !== value;
        entries.set(key, value);
        if (changed) notifyOtherTabs();
      },
      removeItem(key) {
        if (entries.delete(key)) notifyOtherTabs();
      },
    };
    const session = createSessionStore({
      storage: createSafeStorage(() => storage),
      watch(onChange) {
        tabWatchers.add(onChange);
        return () => tabWatchers.delete(onChange);
      },
    });
    const events: SessionEvent[] = [];
    session.onSessionEvent((event) => events.push(event));
    const timeouts = { ordinary: 15_000, file: 120_000 };
    const httpOptions = { fetch: (request: Request) => server.fetch(request), base, clientSecret: 'secret', timeouts };
    const sendHttp = createHttpClient(httpOptions);
    const apiClient = createApiClient(httpOptions);
    const refreshSession = createTokenRefresh({
      session,
      requestToken: (refreshToken) => requestAccessToken(refreshToken, apiClient),
      locks: tabLocks,
      now: () => clock.now,
      reuseMs: 1_000,
      lockTimeoutMs,
    });
    return { session, events, sendRequest: createAuthRetry({ sendHttp, session, refreshSession }) };
  };

  return { entries, locks, clock, openTab };
}
