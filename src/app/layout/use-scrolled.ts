import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the page is scrolled down by more than so many px. */
export function useScrolled(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
}
