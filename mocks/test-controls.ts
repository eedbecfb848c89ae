import { worldStart } from './store/clock.ts';
import type { Db } from './store/db.ts';
import { sentCodes } from './store/sent-codes.ts';
import { sessionOf, storeOf } from './store/stores.ts';

/** The addresses of the controls; no part of the contract, and no server has them. */
export const controlsPath = '/mock/controls/';

/** The code that was sent to an address last; status 404 when there is none. */
function code(db: Db, email: string): Response {
  const sent = sentCodes(db).find((mail) => mail.email === email);
  return new Response(sent?.code ?? '', { status: sent ? 200 : 404 });
}

/** Sets the clock to a moment in ISO 8601, or back to where the mock's world begins. */
function clock(db: Db, at: string): Response {
  const moment = at === 'reset' ? worldStart : Date.parse(at);
  if (Number.isNaN(moment)) return new Response(`'${at}' is no moment.`, { status: 400 });
  db.clock.set(moment);
  return new Response(new Date(moment).toISOString());
}

/**
 * What a test from outside needs of a server besides the contract: the codes that were mailed, and the time.
 * `GET …/code?email=` answers a code as text, `POST …/clock?at=` moves the clock of the session's store.
 */
export function answerControls(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const db = storeOf(sessionOf(request));
  const [, asked] = pathname.split(controlsPath);
  if (request.method === 'GET' && asked === 'code') return code(db, searchParams.get('email') ?? '');
  if (request.method === 'POST' && asked === 'clock') return clock(db, searchParams.get('at') ?? '');
  return new Response(`There is no control ${request.method} ${asked}.`, { status: 404 });
}
