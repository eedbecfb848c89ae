import { type PointerEvent, useRef } from 'react';

/** How far a finger must go to mean the next one, in px. */
const thresholdPx = 40;

type SwipeHandlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>;

/**
 * A sideways swipe of a finger or a pen; a mouse keeps selecting text. What is swiped needs `touch-action: pan-y`, so
 * that the page still scrolls.
 * @param onSwipe is given 1 for the next and -1 for the previous one
 * @param onDrag follows the finger, in px; 0 when it lets go
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
