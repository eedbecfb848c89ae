/** Operations `login`, `requestToken` and `logout`, and the check of access tokens. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minute, now } from './clock.ts';
import { checked } from './contract.ts';
import { Failure, headerMissing, success, tokenRejected } from './envelope.ts';
import { hashPassword, matchesHash } from './passwords.ts';

// The contract names no lifetimes.
const accessMinutes = 30;
const sessionMinutes = 14 * 24 * 60;

const maxAttempts = 5;
const lockMinutes = 5;

const newToken = () => randomBytes(24).toString('base64url');
const sessionExpired = () => new Failure('84', '세션이 만료되었습니다.');

const readLogin = checked<{ member_id: string; member_password: string }>('session.yaml#/LoginRequest');
const readRefresh = checked<{ refresh_token: string }>('session.yaml#/RequestTokenRequest');

/** Adds an access token to a session and returns it. */
function addAccessToken(database: DatabaseSync, session: number | bigint): string {
  const token = newToken();
  database
    .prepare('INSERT INTO access_tokens VALUES (?, ?, ?)')
    .run(token, session, now(database) + accessMinutes * minute);
  return token;
}

/**
 * Counts an attempt before the password is compared, so that parallel attempts cannot exceed the limit.
 * @throws Failure with code 86 while the account is locked
 */
function countAttempt(database: DatabaseSync, id: string): void {
  const row = database.prepare('SELECT failures, locked_until FROM login_attempts WHERE member_id = ?').get(id);
  const time = now(database);
  const lockedUntil = Number(row?.locked_until ?? 0);
  if (lockedUntil > time) throw new Failure('86', '로그인 시도 횟수를 초과했습니다.');
  const failures = (lockedUntil > 0 ? 0 : Number(row?.failures ?? 0)) + 1;
  database
    .prepare('INSERT OR REPLACE INTO login_attempts VALUES (?, ?, ?)')
    .run(id, failures, failures >= maxAttempts ? time + lockMinutes * minute : 0);
}

/**
 * Returns the session of a request.
 * @param required whether guests are rejected
 * @returns the numbers of the session and the member, or null for a guest
 * @throws Failure with code 91 (status 401 without a token), 97 or 84
 */
export function authenticate(database: DatabaseSync, request: FastifyRequest, required: boolean) {
  const token = request.headers.authorization;
  if (!token) {
    if (required) throw headerMissing();
    return null;
  }
  const row = database
    .prepare(
      'SELECT session_pk, member_pk, ends_at, expires_at FROM access_tokens JOIN sessions USING (session_pk) WHERE token = ?',
    )
    .get(token);
  if (!row) throw tokenRejected();
  if (Number(row.ends_at) <= now(database)) throw sessionExpired();
  if (Number(row.expires_at) <= now(database)) throw new Failure('97', '액세스 토큰이 만료되었습니다.');
  return { session: Number(row.session_pk), member: Number(row.member_pk) };
}

/** Adds the operations of the tag `session`. */
export function addSessionRoutes(server: FastifyInstance, database: DatabaseSync): void {
  // An unknown ID costs the same time as a wrong password.
  const unknownMember = hashPassword(newToken());

  server.post('/v1/front/login', async (request) => {
    const { member_id: id, member_password: password } = readLogin(request.body);
    countAttempt(database, id);
    const member = database.prepare('SELECT * FROM members WHERE member_id = ? COLLATE BINARY').get(id);
    const matches = await matchesHash(password, member ? String(member.password) : await unknownMember);
    if (!member || !matches) throw new Failure('41', '아이디 또는 비밀번호가 일치하지 않습니다.');
    database.prepare('DELETE FROM login_attempts WHERE member_id = ?').run(id);
    const refresh = newToken();
    const { lastInsertRowid: session } = database
      .prepare('INSERT INTO sessions (member_pk, refresh_token, ends_at) VALUES (?, ?, ?)')
      .run(Number(member.member_pk), refresh, now(database) + sessionMinutes * minute);
    return success({
      access_token: addAccessToken(database, session),
      refresh_token: refresh,
      member_name: member.member_name,
      member_pk: member.member_pk,
      member_type: member.member_type,
    });
  });

  server.post('/v1/front/requestToken', async (request) => {
    const { refresh_token: token } = readRefresh(request.body);
    const row = database.prepare('SELECT session_pk, ends_at FROM sessions WHERE refresh_token = ?').get(token);
    if (!row) throw tokenRejected();
    if (Number(row.ends_at) <= now(database)) throw sessionExpired();
    return success({ access_token: addAccessToken(database, Number(row.session_pk)) });
  });

  server.post('/v1/front/logout', async (request) => {
    const session = authenticate(database, request, true);
    database.prepare('DELETE FROM sessions WHERE session_pk = ?').run(session?.session ?? 0);
    return success();
  });
}
