import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToPageVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Returns whether an element is visible now: a part of it is in the window, and the page is not hidden. */
export function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isInWindow, setIsInWindow] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setIsInWindow(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  const isPageVisible = useSyncExternalStore(
    subscribeToPageVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  return isInWindow && isPageVisible;
}
