import { Db } from './db.ts';

/** The maximum number of stores. It exceeds the number of concurrent sessions of any test run. */
const maxStores = 200;
/** The cookie with the session ID of a browser. */
export const sessionCookie = 'mock-session';
/** The session of requests without a session ID. */
export const sharedSession = 'default';
const timeCookie = 'mock-time';

const stores = new Map<string, Db>();
/** The last value of the `mock-time` cookie that was applied to a store. */
const appliedTimes = new WeakMap<Db, string>();

function readCookie(request: Request, cookieName: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.split('=', 2);
    if (name?.trim() === cookieName && value) return value.trim();
  }
  return undefined;
}

/** Returns the session ID of a request: from the cookie, from the header, or the shared session. */
export const sessionIdOf = (request: Request): string =>
  readCookie(request, sessionCookie) ?? request.headers.get('X-Mock-Session') ?? sharedSession;

/** Returns the store of a session, or a new seeded store. The least recently used store is dropped above the limit. */
export function storeOf(session: string): Db {
  const store = stores.get(session) ?? new Db();
  // A Map keeps the insertion order, so inserting the store again makes it the most recently used one.
  stores.delete(session);
  stores.set(session, store);
  const [oldest = ''] = stores.keys();
  if (stores.size > maxStores) stores.delete(oldest);
  return store;
}

/**
 * Returns the store of a request. The cookie `mock-time` (ISO 8601) sets the clock once per value, so that a test can
 * start before or after a deadline. The clock continues to run from there.
 */
export function storeFor(request: Request): Db {
  const store = storeOf(sessionIdOf(request));
  const time = readCookie(request, timeCookie);
  const moment = Date.parse(time ?? '');
  if (time && !Number.isNaN(moment) && appliedTimes.get(store) !== time) {
    appliedTimes.set(store, time);
    store.clock.set(moment);
  }
  return store;
}

/** Replaces the store of a session. Without a store, the session restarts from the seed. */
export function setStore(session: string, store?: Db): void {
  stores.delete(session);
  if (store) stores.set(session, store);
}
