import { useCallback, useSyncExternalStore } from 'react';
import { now, onClockCorrected } from '#src/lib/time/clock.ts';
import { msUntilPhaseChange, type Phase, phaseAt, type TimeWindow } from '#src/lib/time/time-window.ts';

/** The longest time between two checks of the clock, because a computer may sleep or correct its clock. */
const maxWaitMs = 30_000;

function subscribeToPhase(window: TimeWindow, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    listener();
    const wait = msUntilPhaseChange(window, now());
    timer = wait === null ? undefined : setTimeout(update, Math.min(wait, maxWaitMs));
  };
  update();
  document.addEventListener('visibilitychange', update);
  const unsubscribe = onClockCorrected(update);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', update);
  };
}

/**
 * Returns the current phase of a time window. Renders the component again when the window opens or closes.
 * @param window a constant
 * @returns null on a server, because a prerendered page may be opened at any time
 */
export function usePhase(window: TimeWindow): Phase | null {
  return useSyncExternalStore(
    useCallback((listener: () => void) => subscribeToPhase(window, listener), [window]),
    () => phaseAt(window, now()),
    () => null,
  );
}
