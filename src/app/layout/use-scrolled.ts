import { useSyncExternalStore } from 'react';

const subscribeScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Returns whether the page is scrolled down by more than a distance. @param distance in px */
export function useScrolled(distance: number): boolean {
  return useSyncExternalStore(
    subscribeScroll,
    () => window.scrollY > distance,
    () => false,
  );
}
