import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether the window is at most as wide as a breakpoint; false on a server.
 * @param width in px, one of `breakpoint`
 */
export function useMaxWidth(width: number): boolean {
  const query = `(max-width: ${width}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
