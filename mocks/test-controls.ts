import { mockStart } from './store/clock.ts';
import type { Db } from './store/db.ts';
import { sentCodes } from './store/sent-codes.ts';
import { sessionIdOf, storeOf } from './store/stores.ts';

/** The addresses of the controls; no part of the contract, and no server has them. */
export const testControlsPath = '/mock/controls/';

/** The code that was sent to an address last; status 404 when there is none. */
function lastCode(db: Db, email: string): Response {
  const sent = sentCodes(db).find((mail) => mail.email === email);
  return new Response(sent?.code ?? '', { status: sent ? 200 : 404 });
}

/** Sets the clock to a moment in ISO 8601, or back to where the mock's world begins. */
function setClock(db: Db, at: string): Response {
  const moment = at === 'reset' ? mockStart : Date.parse(at);
  if (Number.isNaN(moment)) return new Response(`'${at}' is no moment.`, { status: 400 });
  db.clock.set(moment);
  return new Response(new Date(moment).toISOString());
}

/**
 * What a test from outside needs of a server besides the contract: the codes that were mailed, and the time.
 * `GET …/code?email=` answers a code as text, `POST …/clock?at=` moves the clock of the session's store.
 */
export function handleTestControl(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const db = storeOf(sessionIdOf(request));
  const [, control] = pathname.split(testControlsPath);
  if (request.method === 'GET' && control === 'code') return lastCode(db, searchParams.get('email') ?? '');
  if (request.method === 'POST' && control === 'clock') return setClock(db, searchParams.get('at') ?? '');
  return new Response(`There is no control ${request.method} ${control}.`, { status: 404 });
}
