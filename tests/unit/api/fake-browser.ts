/** A browser with tabs and a server, both pretended, for the tests of the transport. */

import { createAuthRetry, createTokenRefresh } from '#src/api/auth-retry.ts';
import type { LoginData } from '#src/api/generated/model/index.ts';
import { createHttpClient, payloadOrThrow } from '#src/api/http.ts';
import { createRequestToken } from '#src/api/openapi-client.ts';
import { createSessionStore, type SessionEvent } from '#src/api/session.ts';
import { createSafeStorage, type KeyValueStorage } from '#src/lib/browser/safe-storage.ts';
import type { Locks } from '#src/lib/browser/web-lock.ts';

export const base = 'http://site.test/api';
export const listPath = '/v1/front/getInfo';
export const tokenPath = '/v1/front/requestToken';

/** What a login answers, for member 1024 unless told otherwise. */
export const loginOf = (access: string, refresh = `refresh-of-${access}`, pk = 1024): LoginData => ({
  access_token: access,
  refresh_token: refresh,
  member_name: '김가람',
  member_pk: pk,
  member_type: '일반회원',
});

export const success = (data: unknown) => Response.json({ success: true, data, error: null });
export const failure = (code: string, status = 200) =>
  Response.json({ success: false, data: null, error: { code, message: '실패' } }, { status });
export const noPosts = { notice: [], notice_count: 0 };

/** A request for a list of posts. */
export const listRequest = (init?: RequestInit) => new Request(`${base}${listPath}?type=notice`, init);

export type Call = { path: string; token: string | null; request: Request };

/** A fetch that notes its calls and answers what it is told to. */
export function createServer(answer: (call: Call) => Response | Promise<Response>) {
  const calls: Call[] = [];
  return {
    calls,
    answer,
    to: (path: string) => calls.filter((call) => call.path === path),
    async fetch(request: Request): Promise<Response> {
      const path = new URL(request.url).pathname.replace('/api', '');
      const call = { path, token: request.headers.get('Authorization'), request };
      calls.push(call);
      return this.answer(call);
    },
  };
}

/** Locks as the Web Locks API gives them: exclusive, first come, first served, given up on by signal. */
export function createLocks(): Locks & { most: () => number } {
  const tails = new Map<string, Promise<unknown>>();
  let holders = 0;
  let most = 0;
  return {
    most: () => most,
    async request(name, { signal }, task) {
      const before = tails.get(name) ?? Promise.resolve();
      const granted = before.then(async () => {
        if (signal.aborted) return;
        most = Math.max(most, ++holders);
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

type TabOptions = { locks?: () => Locks | undefined; lockTimeoutMs?: number };

/** One browser: its storage and locks are shared by the tabs that are opened in it. */
export function createBrowser(server: { fetch: (request: Request) => Promise<Response> }) {
  const entries = new Map<string, string>();
  const watchers = new Map<object, Set<() => void>>();
  const locks = createLocks();
  const clock = { now: 0 };

  const openTab = ({ locks: ownLocks = () => locks, lockTimeoutMs = 1_000 }: TabOptions = {}) => {
    const tab = {};
    const own = new Set<() => void>();
    watchers.set(tab, own);
    const tellOthers = () => {
      for (const [other, callbacks] of watchers) {
        if (other !== tab) for (const callback of callbacks) queueMicrotask(callback);
      }
    };
    const storage: KeyValueStorage = {
      getItem: (key) => entries.get(key) ?? null,
      setItem(key, value) {
        const changed = entries.get(key) !== value;
        entries.set(key, value);
        if (changed) tellOthers();
      },
      removeItem(key) {
        if (entries.delete(key)) tellOthers();
      },
    };
    const session = createSessionStore({
      storage: createSafeStorage(() => storage),
      watch(onChange) {
        own.add(onChange);
        return () => own.delete(onChange);
      },
    });
    const events: SessionEvent[] = [];
    session.onSessionEvent((event) => events.push(event));
    const timeouts = { ordinary: 15_000, file: 120_000 };
    const sendHttp = createHttpClient({
      fetch: (request) => server.fetch(request),
      base,
      clientSecret: 'secret',
      timeouts,
    });
    const requestToken = createRequestToken(async (request) => payloadOrThrow(await sendHttp(request, null)), base);
    const refreshSession = createTokenRefresh({
      session,
      requestToken,
      locks: ownLocks,
      now: () => clock.now,
      reuseMs: 1_000,
      lockTimeoutMs,
    });
    return { session, events, sendRequest: createAuthRetry({ sendHttp, session, refreshSession }) };
  };

  return { entries, locks, clock, openTab };
}
