import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToPageVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether anybody can see an element now: some of it is in the window, and the window is not hidden. */
export function useIsVisible(element: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  const pageShown = useSyncExternalStore(
    subscribeToPageVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  return inSight && pageShown;
}
