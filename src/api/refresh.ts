import { type Locks, LockTimeout, withLock } from '#src/lib/browser/web-lock.ts';
import { ApiError, TransportError } from './errors.ts';
import { isSameMember, type SessionEndReason, type SessionStore } from './session-store.ts';
import type { Session } from './stored-session.ts';

/** What the refresh works with; tests bring their own. */
export type RefreshDeps = {
  session: Pick<SessionStore, 'getSession' | 'renewAccess' | 'endSession'>;
  /** Asks the server for a new access token (contract: requestToken), without any refresh of its own. */
  requestToken: (refreshToken: string) => Promise<string>;
  /** The browser's locks, undefined where it has none. */
  locks: () => Locks | undefined;
  /** A clock that never goes back, in milliseconds. */
  now: () => number;
  /** How long a result is used again, and how long to wait for another tab, in milliseconds. */
  reuse: number;
  wait: number;
};

/**
 * Finds the session to send a request with again after code 97, or null when the member who sent it is logged in no
 * more. Rejects with the error of the refresh; but for network and time-out the session has ended then.
 */
export type Refresh = (used: Session) => Promise<Session | null>;

/** Why a failed refresh ends the session, or null when it does not: a bad connection proves nothing. */
function endOf(error: unknown): SessionEndReason | null {
  if (error instanceof ApiError && error.code === '84') return 'expired';
  if (error instanceof ApiError && error.code === '91') return 'rejected';
  const keeps = error instanceof TransportError && (error.kind === 'network' || error.kind === 'timeout');
  return keeps ? null : 'refreshFailed';
}

/** Makes the refresh of one tab: one call at a time in the tab and, by a lock, in all tabs of the site. */
export function createRefresh({ session, requestToken, locks, now, reuse, wait }: RefreshDeps): Refresh {
  let running: { accessToken: string; result: Promise<Session | null> } | undefined;
  let latest: { accessToken: string; at: number } | undefined;

  /** What is stored, where that settles it: somebody else was faster. Undefined where a refresh is needed. */
  const settled = (used: Session): Session | null | undefined => {
    const stored = session.getSession();
    if (!stored || !isSameMember(stored, used)) return null;
    return stored.accessToken === used.accessToken ? undefined : stored;
  };

  const ask = async (used: Session): Promise<Session | null> => {
    try {
      const accessToken = await requestToken(used.refreshToken);
      // A logout or a login while the question was out stands: its answer belongs to a session that is gone.
      const overtaken = settled(used);
      if (overtaken !== undefined) return overtaken;
      session.renewAccess(accessToken);
      latest = { accessToken, at: now() };
      return session.getSession();
    } catch (error) {
      const overtaken = settled(used);
      if (overtaken !== undefined) return overtaken;
      const reason = endOf(error);
      if (reason) session.endSession(reason);
      throw error;
    }
  };

  const askAlone = (used: Session) =>
    withLock(locks(), 'session-refresh', wait, async () => {
      // Another tab may have refreshed or logged out while this one waited.
      const overtaken = settled(used);
      return overtaken === undefined ? ask(used) : overtaken;
    }).catch((error) => {
      throw error instanceof LockTimeout ? new TransportError('timeout', error.name, { cause: error }) : error;
    });

  return async (used) => {
    const overtaken = settled(used);
    if (overtaken !== undefined) return overtaken;
    const { accessToken } = used;
    if (running?.accessToken === accessToken) return running.result;
    if (latest?.accessToken === accessToken && now() - latest.at < reuse) return used;
    const result = askAlone(used).finally(() => {
      if (running?.result === result) running = undefined;
    });
    running = { accessToken, result };
    return result;
  };
}
