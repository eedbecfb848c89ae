import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribeSession } from '#src/api/session.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';

/** The session of the logged-in member, or null for a guest. Renders again when it changes, in another tab too. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getSession, () => null);
}

/**
 * The session, for what looks different to guests and members.
 * @returns undefined while a prerendered page is not hydrated: whether somebody is logged in is known to the storage
 *   alone. Render both looks then, each in an element with `data-shown-to`.
 */
export function useKnownSession(): Session | null | undefined {
  const session = useSession();
  return useHydrated() ? session : undefined;
}
