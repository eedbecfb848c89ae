import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window is at most so wide.
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
