import { type PointerEvent, useRef } from 'react';

/** The distance from which a movement counts as a swipe. */
const thresholdPx = 40;

type SwipeHandlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>;

/**
 * Detects horizontal swipes of a finger or a pen. A mouse still selects text. The element needs `touch-action: pan-y`,
 * so that the page still scrolls.
 * @param onSwipe receives 1 for the next and -1 for the previous item
 * @param onDrag receives the distance from the start in px, and 0 at the end
 * @returns event handlers for the element
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void, onDrag?: (distance: number) => void): SwipeHandlers {
  const start = useRef<number | null>(null);
  const endSwipe = (event: PointerEvent, swiped: boolean) => {
    if (start.current === null) return;
    const distance = event.clientX - start.current;
    start.current = null;
    onDrag?.(0);
    if (swiped && Math.abs(distance) >= thresholdPx) onSwipe(distance < 0 ? 1 : -1);
  };
  return {
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      start.current = event.clientX;
    },
    onPointerMove: (event) => {
      if (start.current !== null) onDrag?.(event.clientX - start.current);
    },
    onPointerUp: (event) => endSwipe(event, true),
    onPointerCancel: (event) => endSwipe(event, false),
  };
}
