import { useCallback, useRef } from 'react';

/**
 * Prevents an action from running twice at the same time. It uses a ref, because a second click, or Enter during Korean
 * IME composition, arrives before React renders a new state.
 * @param action the action; it can run again once its promise has settled
 * @returns a function that runs the action, or does nothing while the action is running
 */
export function useOneAtATime<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): (...args: Args) => void {
  const isRunning = useRef(false);
  return useCallback(
    (...args: Args) => {
      if (isRunning.current) return;
      isRunning.current = true;
      void action(...args).finally(() => {
        isRunning.current = false;
      });
    },
    [action],
  );
}
