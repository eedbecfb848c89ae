import { Db } from './db.ts';

/** More visitors than any run of tests has at a time. */
const maxStores = 200;
const sessionCookie = 'mock-session';
const timeCookie = 'mock-time';

const stores = new Map<string, Db>();
/** What a cookie last asked the clock of a store to be. */
const appliedTimes = new WeakMap<Db, string>();

function readCookie(request: Request, cookieName: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.split('=', 2);
    if (name?.trim() === cookieName && value) return value.trim();
  }
  return undefined;
}

/** Which store a request is for: by cookie, else by header, else the common one. */
export const sessionIdOf = (request: Request): string =>
  readCookie(request, sessionCookie) ?? request.headers.get('X-Mock-Session') ?? 'default';

/** The store of a session, as seeded when it is new. The one that was not used for longest makes room. */
export function storeOf(session: string): Db {
  const store = stores.get(session) ?? new Db();
  // A map keeps the order of entry: putting it in again makes this the youngest.
  stores.delete(session);
  stores.set(session, store);
  if (stores.size > maxStores) {
    const [oldest] = stores.keys();
    if (oldest !== undefined) stores.delete(oldest);
  }
  return store;
}

/**
 * The store that a request is for. A cookie `mock-time` (ISO 8601) moves its clock once for each value, so that a test
 * can begin before a deadline or after it; from there it runs on.
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

/** Puts a store in the place of a session's, or takes it out, so that the session starts as seeded. */
export function setStore(session: string, store?: Db): void {
  stores.delete(session);
  if (store) stores.set(session, store);
}
