import { localStore } from '#src/lib/browser/stored-data.ts';
import { messages } from './errors.ts';
import type { LoginData } from './generated/model/loginData.ts';
import { createSession, type SessionEndReason, type SessionEvent, type SessionStore } from './session-store.ts';
import { type Session, sessionKeys } from './stored-session.ts';

export type { SessionEndReason, SessionEvent } from './session-store.ts';
export type { Session } from './stored-session.ts';

/** The session of this tab, for the transport; screens use the functions below. */
export const tabSession: SessionStore = createSession({
  storage: localStore,
  watch(onChange) {
    if (typeof globalThis.addEventListener !== 'function') return () => {};
    const keys: readonly (string | null)[] = [...Object.values(sessionKeys), null];
    const onStorage = (event: StorageEvent) => {
      if (keys.includes(event.key)) onChange();
    };
    // A page that comes back from the browser's cache has missed what other tabs did meanwhile.
    const onReturn = (event: PageTransitionEvent) => {
      if (event.persisted) onChange();
    };
    globalThis.addEventListener('storage', onStorage);
    globalThis.addEventListener('pageshow', onReturn);
    return () => {
      globalThis.removeEventListener('storage', onStorage);
      globalThis.removeEventListener('pageshow', onReturn);
    };
  },
});

/** The stored session, null for a guest. The same object until a value changes, as `useSyncExternalStore` asks. */
export const getSession: () => Session | null = tabSession.getSession;

/**
 * A text that changes with each logout that a member chooses, in any tab; null before the first one. It is read from the
 * storage at each call, so that it is right before the tab has been told.
 */
export const logoutMark: () => string | null = tabSession.logoutMark;

/** Calls the listener after each change of the session, a new access token included; returns how to stop that. */
export const subscribeSession: (listener: () => void) => () => void = tabSession.subscribeSession;

/** Calls the listener when a session starts or ends, in this tab or another; returns how to stop that. */
export const onSessionEvent: (listener: (event: SessionEvent) => void) => () => void = tabSession.onSessionEvent;

/**
 * Stores tokens and profile (contract: login, LoginData).
 * @throws TransportError `badResponse` when a value has a wrong type; nothing is stored then
 */
export const startSession: (login: LoginData) => void = tabSession.startSession;

/**
 * Says that a logout is under way, or not any more. Meanwhile only the logout ends the session: the server may refuse a
 * request that was sent before, and the member must not be told that their session has expired.
 */
export const setLoggingOut: (value: boolean) => void = tabSession.setLoggingOut;

/** Removes tokens and profile and says why. Without a session it does and says nothing. */
export const endSession: (reason: SessionEndReason) => void = tabSession.endSession;

/** What a member is told when a session ends, null where nothing needs saying. */
export function messageOfEnd(reason: SessionEndReason): string | null {
  return reason === 'expired' || reason === 'rejected' || reason === 'refreshFailed' ? messages[reason] : null;
}
