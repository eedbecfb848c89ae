import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribeToMotion = (listener: () => void) => {
  const media = window.matchMedia(query);
  const choice = new MutationObserver(listener);
  media.addEventListener('change', listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    media.removeEventListener('change', listener);
    choice.disconnect();
  };
};

/** Whether nothing should move by itself: the system asks for it, or the member chose it for this site. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => document.documentElement.dataset.motion === 'still' || window.matchMedia(query).matches,
    () => false,
  );
}
