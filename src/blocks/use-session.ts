import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribeSession } from '../api/session';

/** The session of the logged-in member, or null for a guest. Renders again when it changes, in another tab too. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getSession, () => null);
}
