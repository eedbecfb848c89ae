import { useSyncExternalStore } from 'react';

/** The scroll position of the page in px, as read in the last event. Reading it while React renders would lay out the page. */
let position = 0;

const subscribeScroll = (listener: () => void) => {
  const update = () => {
    position = window.scrollY;
    listener();
  };
  // A page that was reloaded may start in its middle.
  const frame = requestAnimationFrame(update);
  window.addEventListener('scroll', update, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', update);
  };
};

/** Returns whether the page is scrolled down by more than a distance. @param distance in px */
export function useScrolled(distance: number): boolean {
  return useSyncExternalStore(
    subscribeScroll,
    () => position > distance,
    () => false,
  );
}
