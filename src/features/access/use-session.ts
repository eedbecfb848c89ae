import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribeSession } from '#src/api/session.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';

/** Returns the session of the member; null for a guest. A change in this tab or another tab renders again. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getSession, () => null);
}

/**
 * Returns the session for content that differs between guests and members.
 * @returns undefined until a prerendered page is hydrated, because only the storage has the session. Then render both
 *   variants, each in an element with `data-shown-to`; the style sheet shows the one that fits the visitor
 */
export function useHydratedSession(): Session | null | undefined {
  const session = useSession();
  return useHydrated() ? session : undefined;
}
