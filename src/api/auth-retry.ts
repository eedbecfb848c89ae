import { untilAborted } from '#src/lib/abort.ts';
import { type Locks, LockTimeout, withLock } from '#src/lib/browser/web-lock.ts';
import { ApiError, TransportError } from './errors.ts';
import { ErrorCode } from './generated/model/errorCode.ts';
import { payloadOrThrow, type SendHttp } from './http.ts';
import { isSameMember, type SessionEndReason, type SessionStore } from './session.ts';
import type { Session } from './session-storage.ts';

/**
 * Sends a request and returns its payload: the envelope's data, or a Blob. The Blob is a File if the response has a
 * file name.
 */
export type SendRequest = (request: Request) => Promise<unknown>;

/**
 * Returns the session for a retry after code 97. Returns null if the member of the refused request is no longer logged
 * in. Rejects with the error of the token request. The session has ended in that case, unless no server has judged the token.
 */
export type RefreshSession = (refused: Session) => Promise<Session | null>;

/** The dependencies of `createAuthRetry`. Tests pass their own. */
export type AuthRetryOptions = {
  sendHttp: SendHttp;
  session: Pick<SessionStore, 'getSession' | 'endSession'>;
  refreshSession: RefreshSession;
};

/** The dependencies of `createTokenRefresh`. Tests pass their own. */
export type TokenRefreshOptions = {
  session: Pick<SessionStore, 'getSession' | 'renewAccessToken' | 'endSession'>;
  /** Requests a new access token (contract: requestToken). It must not refresh or retry. */
  requestToken: (refreshToken: string) => Promise<string>;
  /** The lock manager of the browser; undefined if the browser has none. */
  locks: () => Locks | undefined;
  /** A monotonic clock, in milliseconds. */
  now: () => number;
  /** How long the result of a refresh is reused. */
  reuseMs: number;
  /** How long to wait for the refresh of another tab. */
  lockTimeoutMs: number;
};

/** The error codes that end a session at the first response. Code 97 ends it only when the retry is refused too. */
const endReasonOfCode = new Map<string, SessionEndReason>([
  [ErrorCode.sessionExpired, 'expired'],
  [ErrorCode.tokenRejected, 'rejected'],
]);

/**
 * Creates the function that sends requests with the member's session. After code 97 it refreshes the access token and
 * retries once. After code 84 or 91 it ends the session, unless another tab has replaced the session in the meantime.
 * @returns a function that throws ApiError, TransportError, or the reason of the request's signal
 */
export function createAuthRetry({ sendHttp, session, refreshSession }: AuthRetryOptions): SendRequest {
  /** Ends the session only if it still has the refused token. Another tab may have stored a newer token. */
  const endSessionIfUnchanged = (refused: Session, reason: SessionEndReason) => {
    if (session.getSession()?.accessToken === refused.accessToken) session.endSession(reason);
  };

  /**
   * Returns the session for the retry, or null. A request of one member is never retried with another member's session.
   */
  const sessionForRetry = async (refused: Session, code: string): Promise<Session | null> => {
    if (code === ErrorCode.tokenExpired) return refreshSession(refused);
    const stored = session.getSession();
    return stored && stored.accessToken !== refused.accessToken && isSameMember(stored, refused) ? stored : null;
  };

  return async (request) => {
    const initialSession = session.getSession();
    if (!initialSession) return payloadOrThrow(await sendHttp(request, null));

    // A request body can be read only once. The first attempt sends a copy, so that the retry can send the original.
    const first = await sendHttp(request.clone(), initialSession.accessToken, request.signal);
    if (first.kind !== 'failure') return payloadOrThrow(first);
    const { code } = first.error;
    const endReason = endReasonOfCode.get(code);
    if (!endReason && code !== ErrorCode.tokenExpired) throw first.error;

    // An abort rejects this request only. The refresh continues, because other requests may wait for it.
    const retrySession = await untilAborted(sessionForRetry(initialSession, code), request.signal);
    if (!retrySession) {
      if (endReason) endSessionIfUnchanged(initialSession, endReason);
      throw first.error;
    }

    const retry = await sendHttp(request, retrySession.accessToken);
    if (retry.kind === 'failure') {
      const isRefusedTwice = code === ErrorCode.tokenExpired && retry.error.code === ErrorCode.tokenExpired;
      const retryEndReason = isRefusedTwice ? 'rejected' : endReasonOfCode.get(retry.error.code);
      if (retryEndReason) endSessionIfUnchanged(retrySession, retryEndReason);
    }
    return payloadOrThrow(retry);
  };
}

/** The error codes that a gateway sends as well. They say nothing about a token. */
const gatewayCodes: readonly string[] = [ErrorCode.serverError, ErrorCode.tooManyRequests];

/** Returns why a failed refresh ends the session; null if no server has judged the token: the page of a portal, for example. */
function endReasonOfRefreshError(error: unknown): SessionEndReason | null {
  if (error instanceof TransportError) return null;
  if (!(error instanceof ApiError)) return 'refreshFailed';
  return gatewayCodes.includes(error.code) ? null : (endReasonOfCode.get(error.code) ?? 'refreshFailed');
}

/**
 * Creates the token refresh of one tab. At most one refresh runs at a time: in the tab because requests share its
 * promise, and in all tabs of the site because it holds a lock (Web Locks API).
 */
export function createTokenRefresh(options: TokenRefreshOptions): RefreshSession {
  const { session, requestToken, locks, now, reuseMs, lockTimeoutMs } = options;
  let running: { accessToken: string; result: Promise<Session | null> } | undefined;
  let latest: { accessToken: string; at: number } | undefined;

  /**
   * Returns the stored session if it has another access token, for example after the refresh of another tab. Returns
   * null after a logout or another member's login, and undefined if the refused token is still stored.
   */
  const replacementSession = (refused: Session): Session | null | undefined => {
    const stored = session.getSession();
    if (!stored || !isSameMember(stored, refused)) return null;
    return stored.accessToken === refused.accessToken ? undefined : stored;
  };

  const refreshAndStore = async (refused: Session): Promise<Session | null> => {
    try {
      const accessToken = await requestToken(refused.refreshToken);
      // A logout or login during the token request has priority. The new token belongs to the earlier session.
      const replacement = replacementSession(refused);
      if (replacement !== undefined) return replacement;
      session.renewAccessToken(accessToken);
      latest = { accessToken, at: now() };
      return session.getSession();
    } catch (error) {
      const replacement = replacementSession(refused);
      if (replacement !== undefined) return replacement;
      const reason = endReasonOfRefreshError(error);
      if (reason) session.endSession(reason);
      throw error;
    }
  };

  const refreshWithLock = (refused: Session) =>
    withLock(locks, 'session-refresh', lockTimeoutMs, async () => {
      // Another tab may have refreshed or logged out while this tab waited for the lock.
      const replacement = replacementSession(refused);
      return replacement === undefined ? refreshAndStore(refused) : replacement;
    }).catch((error) => {
      throw error instanceof LockTimeout ? new TransportError('timeout', error.name, { cause: error }) : error;
    });

  return async (refused) => {
    const replacement = replacementSession(refused);
    if (replacement !== undefined) return replacement;
    const { accessToken } = refused;
    if (running?.accessToken === accessToken) return running.result;
    // A server replica may lag behind and refuse a token that was just issued. The retry sends the same token again.
    if (latest?.accessToken === accessToken && now() - latest.at < reuseMs) return refused;
    const result = refreshWithLock(refused).finally(() => {
      if (running?.result === result) running = undefined;
    });
    running = { accessToken, result };
    return result;
  };
}
