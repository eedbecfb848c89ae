import { createSafeStorage, type SafeStorage } from '#src/lib/browser/safe-storage.ts';
import { localStore } from '#src/lib/browser/stored-data.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { TransportError } from './errors.ts';
import { ErrorCode } from './generated/model/errorCode.ts';
import type { LoginData } from './generated/model/loginData.ts';
import {
  createSessionReader,
  markLogout,
  removeSession,
  type Session,
  sessionKeys,
  writeSession,
} from './session-storage.ts';

export type { Session } from './session-storage.ts';

/**
 * Why a session ended: code 84, code 91, a failed token refresh, a logout by the member in this tab, a logout by the
 * member in another tab, or any other end in another tab. `src/app/session-end.ts` has what the site does then.
 */
export type SessionEndReason =
  | 'expired'
  | 'rejected'
  | 'refreshFailed'
  | 'loggedOut'
  | 'loggedOutElsewhere'
  | 'elsewhere';

/** The error codes that end a session at the first response. Code 97 ends it only when the retry is refused too. */
export const endReasonOfCode = new Map<string, SessionEndReason>([
  [ErrorCode.sessionExpired, 'expired'],
  [ErrorCode.tokenRejected, 'rejected'],
]);

/** The start or the end of a session, in this tab or in another one. */
export type SessionEvent = { type: 'started' } | { type: 'ended'; reason: SessionEndReason };

/** The dependencies of `createSessionStore`. Tests pass their own. */
export type SessionStoreOptions = {
  storage: SafeStorage;
  /** Calls the listener after each change of the storage by another tab. Returns the function that stops this. */
  watch: (onChange: () => void) => () => void;
};

/** The session of one tab. */
export type SessionStore = {
  /**
   * Returns the stored session; null for a guest. Returns the same object until a value changes
   * (`useSyncExternalStore`).
   */
  getSession: () => Session | null;
  /**
   * Returns a text that changes with each logout by a member, in any tab; null before the first logout. Reads the
   * storage at each call, because the storage event of another tab arrives later.
   */
  getLogoutMark: () => string | null;
  /**
   * Calls the listener after each change of the session or its access token. Returns the function that unsubscribes.
   */
  subscribeSession: (listener: () => void) => () => void;
  /** Calls the listener when a session starts or ends, in any tab. Returns the function that unsubscribes. */
  onSessionEvent: (listener: (event: SessionEvent) => void) => () => void;
  /**
   * Stores tokens and profile (contract: login, LoginData).
   * @throws TransportError `badResponse` if a value has a wrong type; nothing is stored then
   */
  startSession: (login: LoginData) => void;
  /** Replaces the access token by a checked one. Does nothing without a session. */
  renewAccessToken: (accessToken: string) => void;
  /**
   * Sets whether a logout is in progress. During a logout only the logout ends the session: the server may refuse an
   * earlier request, and the member must not see the message of an expired session.
   */
  setLoggingOut: (value: boolean) => void;
  /** Removes tokens and profile and emits an event with the reason. Does nothing without a session. */
  endSession: (reason: SessionEndReason) => void;
};

/** Returns whether two sessions belong to one member. A request of one member is never retried for another member. */
export function isSameMember(one: Session, other: Session): boolean {
  return one.profile?.pk === other.profile?.pk;
}

/** Creates the session store of one tab. */
export function createSessionStore({ storage, watch }: SessionStoreOptions): SessionStore {
  const getSession = createSessionReader(storage);
  const changes = createEmitter<void>();
  const events = createEmitter<SessionEvent>();
  let announced: Session | null = null;
  /** The logout mark at the time when the announced session was first read. */
  let seenMark: string | null = null;
  let isLoggingOut = false;
  let listenerCount = 0;
  let unwatch = () => {};

  const getLogoutMark = () => storage.get(sessionKeys.logout);

  /** Notifies the listeners of the stored session, unless it is unchanged and there are no events. */
  const announceSession = (...newEvents: SessionEvent[]) => {
    const session = getSession();
    if (session === announced && newEvents.length === 0) return;
    // Each login stores another refresh token.
    if (session && session.refreshToken !== announced?.refreshToken) seenMark = getLogoutMark();
    announced = session;
    changes.emit();
    for (const event of newEvents) events.emit(event);
  };

  const onChangeByOtherTab = () => {
    const [before, now] = [announced, getSession()];
    const mark = getLogoutMark();
    // A browser may freeze a background tab, which then receives a logout and the next login as one change. If the mark
    // is new but the tokens are unchanged, the logout is still in progress and its next change follows.
    const isLogout = mark !== seenMark && (now === null || now.refreshToken !== before?.refreshToken);
    const isContinued = before && now && isSameMember(before, now) && !isLogout;
    const reason = isLogout ? 'loggedOutElsewhere' : 'elsewhere';
    const ended: SessionEvent[] = (before && !isContinued) || isLogout ? [{ type: 'ended', reason }] : [];
    const started: SessionEvent[] = now && !isContinued ? [{ type: 'started' }] : [];
    if (isLogout) seenMark = mark;
    announceSession(...ended, ...started);
  };

  /** Adds a listener. The storage is watched only while there are listeners, so never during server rendering. */
  const addListener = <T>(add: (listener: (value: T) => void) => () => void, listener: (value: T) => void) => {
    const removeListener = add(listener);
    if (listenerCount++ === 0) {
      announced = getSession();
      seenMark = getLogoutMark();
      unwatch = watch(onChangeByOtherTab);
    }
    let isActive = true;
    return () => {
      if (isActive && --listenerCount === 0) unwatch();
      isActive = false;
      removeListener();
    };
  };

  return {
    getSession,
    getLogoutMark,
    subscribeSession: (listener) => addListener(changes.add, listener),
    onSessionEvent: (listener) => addListener(events.add, listener),

    startSession(login) {
      const { access_token: accessToken, refresh_token: refreshToken } = login;
      const profile = { name: login.member_name, pk: login.member_pk, memberType: login.member_type };
      const session = { accessToken, refreshToken, profile };
      // The session will be read from the storage, so the login must pass the same checks as a stored session.
      const trialStorage = createSafeStorage(() => undefined);
      writeSession(trialStorage, session);
      if (!createSessionReader(trialStorage)()?.profile) throw new TransportError('badResponse');
      const before = getSession();
      // Without the removal, another tab could read the tokens of one member with the name of the other.
      if (before && !isSameMember(before, session)) removeSession(storage);
      writeSession(storage, session);
      announceSession({ type: 'started' });
    },

    renewAccessToken(accessToken) {
      const session = getSession();
      if (!session) return;
      writeSession(storage, { ...session, accessToken });
      announceSession();
    },

    setLoggingOut(value) {
      isLoggingOut = value;
    },

    endSession(reason) {
      if (!getSession() || (isLoggingOut && reason !== 'loggedOut')) return;
      if (reason === 'loggedOut') {
        markLogout(storage);
        seenMark = getLogoutMark();
      }
      removeSession(storage);
      announceSession({ type: 'ended', reason });
    },
  };
}

/** The session of this tab, for the HTTP layer. Screens import the functions below. */
export const tabSession = createSessionStore({
  storage: localStore,
  watch(onChange) {
    if (typeof globalThis.addEventListener !== 'function') return () => {};
    const keys: readonly (string | null)[] = [...Object.values(sessionKeys), null];
    const onStorage = (event: StorageEvent) => {
      if (keys.includes(event.key)) onChange();
    };
    // A page that is restored from the back/forward cache has missed the storage events of other tabs.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onChange();
    };
    globalThis.addEventListener('storage', onStorage);
    globalThis.addEventListener('pageshow', onPageShow);
    return () => {
      globalThis.removeEventListener('storage', onStorage);
      globalThis.removeEventListener('pageshow', onPageShow);
    };
  },
});

export const { getSession, getLogoutMark, subscribeSession, onSessionEvent, startSession, setLoggingOut, endSession } =
  tabSession;
