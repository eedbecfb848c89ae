import { adoptMember, type BackendLogin } from '#mocks/store/adopted-member.ts';
import type { Db } from '#mocks/store/db.ts';

/** A login that the backend has answered, with its newest access token and those that the mock has issued for it. */
type ForeignSession = { login: BackendLogin; access: string; fromMock: Set<string> };

/** The tokens of the mock for one login of the backend, in one store. `byAccess` has one for each token of the backend. */
type MockSession = { refreshToken: string; firstAccess: string; byAccess: Map<string, string> };

function beginMockSession(db: Db, login: BackendLogin, chosen: string | null): MockSession {
  adoptMember(db, login, chosen);
  const { accessToken, refreshToken } = db.tokens.begin(login.member_pk);
  return { refreshToken, firstAccess: accessToken, byAccess: new Map() };
}

/** Returns another access token of the mock, or null if the session of the mock has expired. */
function renewedToken(db: Db, refreshToken: string): string | null {
  const result = db.tokens.refresh(refreshToken);
  return 'accessToken' in result ? result.accessToken : null;
}

/**
 * Translates tokens between backend and mock. The page has the tokens of the side that answered `login`. The mock gets a
 * login of its own for each login of the backend. The backend cannot get one, because only it can check a password.
 */
export class Sessions {
  /** The sessions by each token that the page may send. */
  readonly #byToken = new Map<string, ForeignSession>();
  readonly #mockSessions = new WeakMap<Db, Map<ForeignSession, MockSession>>();

  /** Records a login that the backend has answered. */
  begin(login: BackendLogin): void {
    const session = { login, access: login.access_token, fromMock: new Set<string>() };
    this.#byToken.set(login.access_token, session).set(login.refresh_token, session);
  }

  /** Records an access token that replaces an earlier one. */
  renew(refreshToken: string, accessToken: string, issuer: 'backend' | 'mock'): void {
    const session = this.#byToken.get(refreshToken);
    if (!session) return;
    if (issuer === 'mock') session.fromMock.add(accessToken);
    else session.access = accessToken;
    this.#byToken.set(accessToken, session);
  }

  /** Forgets the session of a token. The mock then refuses its tokens as unknown. */
  end(token: string): void {
    const session = this.#byToken.get(token);
    for (const [known, owner] of this.#byToken) if (owner === session) this.#byToken.delete(known);
  }

  /** Returns whether a token belongs to a login that the mock has answered. */
  isMockLogin(token: string): boolean {
    return !this.#byToken.has(token) && /^(at|rt)\.[0-9a-f]{16}\.member-\d+$/.test(token);
  }

  /** Returns the token for the backend. It differs only if the mock has refreshed a login of the backend. */
  backendToken(token: string): string {
    const session = this.#byToken.get(token);
    return session?.fromMock.has(token) ? session.access : token;
  }

  /**
   * Returns the token for the mock: an access token for an access token, and a refresh token for a refresh token.
   * @param chosen the ID of the persona for new logins, or null
   */
  mockToken(db: Db, token: string, chosen: string | null): string {
    const session = this.#byToken.get(token);
    if (!session || session.fromMock.has(token)) return token;
    const sessions = this.#mockSessions.get(db) ?? new Map<ForeignSession, MockSession>();
    this.#mockSessions.set(db, sessions);
    const known = sessions.get(session) ?? beginMockSession(db, session.login, chosen);
    sessions.set(session, known);
    if (token === session.login.refresh_token) return known.refreshToken;
    const { byAccess, refreshToken } = known;
    if (byAccess.size === 0) byAccess.set(token, known.firstAccess);
    const issued = byAccess.get(token) ?? renewedToken(db, refreshToken) ?? known.firstAccess;
    byAccess.set(token, issued);
    return issued;
  }
}
