import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns whether the page is hydrated: false in the prerendered HTML, true after React has hydrated the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
