import { ApiError, TransportError } from './errors.ts';
import { ErrorCode } from './generated/model/errorCode.ts';
import { endReasonOfCode, isSameMember, type SessionEndReason, type SessionStore } from './session.ts';
import type { Session } from './session-storage.ts';

/**
 * Returns the session for a retry after code 97. Returns null if the member of the refused request is no longer logged
 * in. Rejects with the error of the token request. The session has ended in that case, unless no server has judged the token.
 */
export type RefreshSession = (refused: Session) => Promise<Session | null>;

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

/** The method that this module uses of the browser's lock manager. */
export type Locks = {
  request: (name: string, options: { signal: AbortSignal }, task: () => Promise<void>) => Promise<unknown>;
};

/**
 * Runs a task while no other tab of this origin holds the same lock (Web Locks API, section 3.2). The task runs
 * immediately if the browser has no locks or forbids them to this document.
 * @param locks returns the lock manager of the browser; it may throw
 * @param name the name of the lock
 * @param timeoutMs how long to wait for the lock. Without a limit, one unresponsive tab would block all others.
 * @returns the result of the task
 * @throws TransportError `timeout` if the lock is not granted in time
 * @throws the error of the task
 */
export async function withLock<T>(
  locks: () => Locks | undefined,
  name: string,
  timeoutMs: number,
  task: () => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  let running: Promise<T> | undefined;
  try {
    await locks()?.request(name, { signal: timeout.signal }, async () => {
      clearTimeout(timer);
      running = task();
      // The lock is held until the task settles. The error of the task is thrown below, apart from errors of the lock.
      await running.catch(() => undefined);
    });
  } catch (error) {
    if (timeout.signal.aborted) throw new TransportError('timeout', 'LockTimeout', { cause: error });
  } finally {
    clearTimeout(timer);
  }
  return running ?? task();
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
