import { useCallback, useRef } from 'react';

/**
 * Lets an action run once at a time. A state would be too late: a second click, or Enter in a Korean composition,
 * comes before the next render.
 * @param action what a press starts; the next may start when its promise has settled
 * @returns the action; it does nothing while it is under way
 */
export function useOneAtATime<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): (...args: Args) => void {
  const underWay = useRef(false);
  return useCallback(
    (...args: Args) => {
      if (underWay.current) return;
      underWay.current = true;
      void action(...args).finally(() => {
        underWay.current = false;
      });
    },
    [action],
  );
}
