import { useCallback, useSyncExternalStore } from 'react';
import { now } from '#src/lib/time/clock.ts';
import { msUntilPhaseChange, type Phase, phaseAt, type TimeWindow } from '#src/lib/time/time-window.ts';

/** A machine that slept, or whose clock was put right, is asked for the time anew this often, in ms. */
const maxWaitMs = 30_000;

function subscribeToPhase(window: TimeWindow, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    listener();
    const wait = msUntilPhaseChange(window, now());
    timer = wait === null ? undefined : setTimeout(tick, Math.min(wait, maxWaitMs));
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/**
 * Where the present lies. It changes by itself at the moment that the window opens or closes.
 * @param window a constant
 * @returns null on a server, which can't know when its page is read
 */
export function usePhase(window: TimeWindow): Phase | null {
  return useSyncExternalStore(
    useCallback((listener: () => void) => subscribeToPhase(window, listener), [window]),
    () => phaseAt(window, now()),
    () => null,
  );
}
