import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribeToMotion = (listener: () => void) => {
  const media = window.matchMedia(query);
  const attribute = new MutationObserver(listener);
  media.addEventListener('change', listener);
  attribute.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    media.removeEventListener('change', listener);
    attribute.disconnect();
  };
};

/** Returns whether the user prefers reduced motion, by the system setting or by the display settings of this site. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => document.documentElement.dataset.motion === 'still' || window.matchMedia(query).matches,
    () => false,
  );
}
