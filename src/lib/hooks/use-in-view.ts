import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has come near the window once, so that what it shows is worth fetching.
 * @param margin how many px ahead of the window counts as near
 */
export function useInView(element: RefObject<Element | null>, margin = 600): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, near]);
  return near;
}
