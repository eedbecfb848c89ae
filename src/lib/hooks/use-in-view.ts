import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether an element has been in or near the window once. Use it to fetch the content of the element lazily.
 * @param margin the distance from the window that counts as near, in px
 */
export function useInView(element: RefObject<Element | null>, margin = 600): boolean {
  const [hasBeenInView, setHasBeenInView] = useState(false);
  useEffect(() => {
    if (hasBeenInView || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setHasBeenInView(true),
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, hasBeenInView]);
  return hasBeenInView;
}
