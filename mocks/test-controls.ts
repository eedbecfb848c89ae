import { mockStart } from './store/clock.ts';
import type { Db } from './store/db.ts';
import { sentCodes } from './store/sent-codes.ts';
import { sessionIdOf, storeOf } from './store/stores.ts';

/** The path prefix of the test controls. They are not part of the contract, and a real server does not have them. */
export const testControlsPath = '/mock/controls/';

/** Responds with the last code for an email address, or with 404 when none was sent. */
function lastCode(db: Db, email: string): Response {
  const sent = sentCodes(db).find((mail) => mail.email === email);
  return new Response(sent?.code ?? '', { status: sent ? 200 : 404 });
}

/**
 * Sets the mock clock.
 * @param at a date and time in ISO 8601, or `reset` for the start time of the mock
 */
function setMockClock(db: Db, at: string): Response {
  const moment = at === 'reset' ? mockStart : Date.parse(at);
  if (Number.isNaN(moment)) return new Response(`'${at}' is not a valid date and time.`, { status: 400 });
  db.clock.set(moment);
  return new Response(new Date(moment).toISOString());
}

/**
 * Handles the requests of tests that are not part of the contract. `GET …/code?email=` responds with the last
 * verification code as text. `POST …/clock?at=` sets the clock of the session's store.
 */
export function handleTestControl(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const db = storeOf(sessionIdOf(request));
  const [, control] = pathname.split(testControlsPath);
  if (request.method === 'GET' && control === 'code') return lastCode(db, searchParams.get('email') ?? '');
  if (request.method === 'POST' && control === 'clock') return setMockClock(db, searchParams.get('at') ?? '');
  return new Response(`Unknown test control: ${request.method} ${control}.`, { status: 404 });
}
