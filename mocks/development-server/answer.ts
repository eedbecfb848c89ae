/** The mock of browsers without service workers. It runs in the development server, with a store for each browser. */
import { answerRequest } from '#mocks/http/answer.ts';
import { seedOf } from '#mocks/seed/seed.ts';
import { currentWorldSize, type WorldSize } from '#mocks/seed/world-sizes.ts';
import { Db } from '#mocks/store/db.ts';
import { sentCodes } from '#mocks/store/sent-codes.ts';
import { sessionCookie, sessionIdOf, setStore, sharedSession, storeFor, storeOf } from '#mocks/store/stores.ts';
import { isStatusChange, type MockStatus, statusPath } from './mock-status.ts';

/** The sizes of the worlds that browsers have chosen. */
const chosenSizes = new WeakMap<Db, WorldSize>();

const statusOf = (db: Db): MockStatus => ({
  now: db.clock.now(),
  size: chosenSizes.get(db) ?? currentWorldSize(),
  codes: sentCodes(db),
});

/** Discards the store of a session, and starts a world of a size. */
function startWorld(session: string, size: WorldSize): void {
  const db = new Db(seedOf(size));
  chosenSizes.set(db, size);
  setStore(session, db);
}

/** Gives the browser a store of its own. The redirect shows whether it keeps the cookie; if not, it shares a store. */
function beginSession(): Response {
  const id = crypto.randomUUID();
  const headers = {
    Location: `${statusPath}?started`,
    'Set-Cookie': `${sessionCookie}=${id}; Path=/; SameSite=Lax; HttpOnly`,
    'Cache-Control': 'no-store',
  };
  return new Response(null, { status: 303, headers });
}

/** Responds to the panel with the status of the browser's mock, after a change if the request has one. */
async function respondToPanel(request: Request): Promise<Response> {
  const session = sessionIdOf(request);
  if (request.method === 'POST') {
    // Another site cannot send JSON here: its browser would first ask the server, which allows it to no other site.
    if (!request.headers.get('Content-Type')?.startsWith('application/json'))
      return new Response(null, { status: 415 });
    const change: unknown = await request.json().catch(() => null);
    if (!isStatusChange(change)) return new Response(null, { status: 400 });
    if ('size' in change) startWorld(session, change.size);
    else storeOf(session).clock.set(change.now);
  } else if (session === sharedSession && !new URL(request.url).searchParams.has('started')) {
    return beginSession();
  }
  return Response.json(statusOf(storeOf(session)), { headers: { 'Cache-Control': 'no-store' } });
}

/** Responds to a request to the mock, or to one of the panel. */
export const answer = (request: Request): Promise<Response> =>
  new URL(request.url).pathname === statusPath ? respondToPanel(request) : answerRequest(request);

/** Returns whether the payment of a payment page was started at this mock. Otherwise the mock in the page has it. */
export function hasPayment(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return storeFor(request).cardPayments.get(pathname.slice(pathname.lastIndexOf('/') + 1)) !== undefined;
}
