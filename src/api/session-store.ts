import { createSafeStorage, type SafeStorage } from '#src/lib/browser/safe-storage.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { TransportError } from './errors.ts';
import type { LoginData } from './generated/model/loginData.ts';
import {
  createSessionReader,
  markLogout,
  removeSession,
  type Session,
  sessionKeys,
  writeSession,
} from './stored-session.ts';

/**
 * Why a session ended: code 84, code 91, a refresh that failed, a logout that the member chose in this tab or in another
 * one, or any other end in another tab.
 */
export type SessionEndReason =
  | 'expired'
  | 'rejected'
  | 'refreshFailed'
  | 'loggedOut'
  | 'loggedOutElsewhere'
  | 'elsewhere';

/** What happened to the session. */
export type SessionEvent = { type: 'started' } | { type: 'ended'; reason: SessionEndReason };

/** What a session store works with; tests bring their own. */
export type SessionDeps = {
  storage: SafeStorage;
  /** Calls back after each change of the storage by another tab, until what it returns is called. */
  watch: (onChange: () => void) => () => void;
};

/** The session of one tab. */
export type SessionStore = ReturnType<typeof createSession>;

/** Whether two sessions are of one member; a request of one member is never sent again as another. */
export function isSameMember(one: Session, other: Session): boolean {
  return one.profile?.pk === other.profile?.pk;
}

/** Makes the session of one tab. What its methods do stands with the functions of `session.ts`. */
export function createSession({ storage, watch }: SessionDeps) {
  const read = createSessionReader(storage);
  const changes = createEmitter<void>();
  const events = createEmitter<SessionEvent>();
  let announced: Session | null = null;
  /** The mark of the latest chosen logout when the announced session was first seen. */
  let seenMark: string | null = null;
  let isLoggingOut = false;
  let listening = 0;
  let unwatch = () => {};

  const logoutMark = () => storage.get(sessionKeys.logout);

  /** Tells the listeners what is stored now, if they don't know it yet. */
  const announce = (...happened: SessionEvent[]) => {
    const session = read();
    if (session === announced && happened.length === 0) return;
    // Each login brings another refresh token.
    if (session && session.refreshToken !== announced?.refreshToken) seenMark = logoutMark();
    announced = session;
    changes.emit();
    for (const event of happened) events.emit(event);
  };

  const onOtherTab = () => {
    const [before, now] = [announced, read()];
    const mark = logoutMark();
    // A browser may freeze a tab in the background: the tab then sees a logout and the next login as one change. While
    // the tokens are the old ones, the logout is under way and its next change follows.
    const isChosen = mark !== seenMark && (now === null || now.refreshToken !== before?.refreshToken);
    const stayed = before && now && isSameMember(before, now) && !isChosen;
    const reason = isChosen ? 'loggedOutElsewhere' : 'elsewhere';
    const ended: SessionEvent[] = (before && !stayed) || isChosen ? [{ type: 'ended', reason }] : [];
    const started: SessionEvent[] = now && !stayed ? [{ type: 'started' }] : [];
    if (isChosen) seenMark = mark;
    announce(...ended, ...started);
  };

  /** The storage is watched while somebody listens; a page that is rendered on a server never does. */
  const listen = <T>(add: (listener: (value: T) => void) => () => void, listener: (value: T) => void) => {
    const remove = add(listener);
    if (listening++ === 0) {
      announced = read();
      seenMark = logoutMark();
      unwatch = watch(onOtherTab);
    }
    let active = true;
    return () => {
      if (active && --listening === 0) unwatch();
      active = false;
      remove();
    };
  };

  return {
    getSession: read,
    logoutMark,
    subscribeSession: (listener: () => void) => listen(changes.add, listener),
    onSessionEvent: (listener: (event: SessionEvent) => void) => listen(events.add, listener),

    startSession(login: LoginData) {
      const { access_token: accessToken, refresh_token: refreshToken } = login;
      const profile = { name: login.member_name, pk: login.member_pk, memberType: login.member_type };
      const session = { accessToken, refreshToken, profile };
      // What a server sends is checked by the same rules as what a storage gives: it will be read back from there.
      const trial = createSafeStorage(() => undefined);
      writeSession(trial, session);
      if (!createSessionReader(trial)()?.profile) throw new TransportError('badResponse');
      const before = read();
      // Else another tab could see the tokens of one member beside the name of the other.
      if (before && !isSameMember(before, session)) removeSession(storage);
      writeSession(storage, session);
      announce({ type: 'started' });
    },

    /** Puts a new access token, already checked, in the place of the old one; does nothing without a session. */
    renewAccess(accessToken: string) {
      const session = read();
      if (!session) return;
      writeSession(storage, { ...session, accessToken });
      announce();
    },

    setLoggingOut(value: boolean) {
      isLoggingOut = value;
    },

    endSession(reason: SessionEndReason) {
      if (!read() || (isLoggingOut && reason !== 'loggedOut')) return;
      if (reason === 'loggedOut') {
        markLogout(storage);
        seenMark = logoutMark();
      }
      removeSession(storage);
      announce({ type: 'ended', reason });
    },
  };
}
