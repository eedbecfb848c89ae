import { useState, useSyncExternalStore } from 'react';
import { isTimeKnown, now, onClockCorrected } from '#src/lib/time/clock.ts';
import { msUntilNextDay, seoulDay } from '#src/lib/time/seoul-day.ts';
import { type Phase, phaseOn, type TimeWindow } from '#src/lib/time/time-window.ts';

/** The longest time between two checks of the clock, because a computer may sleep or correct its clock. */
const maxWaitMs = 30_000;

function subscribeToDay(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    listener();
    timer = setTimeout(update, Math.min(msUntilNextDay(now()), maxWaitMs));
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

const currentDay = () => seoulDay(now());

/** Returns the day of the build. A prerendered page has it in `data-day`, so that its hydration renders the same. */
const dayOfPage = () =>
  (typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset.day) ?? currentDay();

/** Returns the current day in Asia/Seoul as YYYY-MM-DD. Renders the component again at midnight there. */
export const useSeoulDay = (): string => useSyncExternalStore(subscribeToDay, currentDay, dayOfPage);

/** Returns whether the time is known (`isTimeKnown`). Renders the component again when this changes. */
export const useTimeKnown = (): boolean => useSyncExternalStore(subscribeToDay, isTimeKnown, () => false);

const knownDay = () => (isTimeKnown() ? currentDay() : null);

/**
 * Returns the current day in Asia/Seoul as YYYY-MM-DD, once the time is known. When the device's clock is set, the day
 * stays until the time is known again, so that nothing disappears meanwhile.
 * @returns null until the time is known, and on a server
 */
export function useKnownDay(): string | null {
  const day = useSyncExternalStore(subscribeToDay, knownDay, () => null);
  const [lastDay, setLastDay] = useState(day);
  if (day !== null && day !== lastDay) setLastDay(day);
  return day ?? lastDay;
}

/**
 * Returns the current phase of a period. Renders the component again when the period opens or closes.
 * @returns null until the time is known, and on a server, because a prerendered page may be opened at any time
 */
export function usePhase(window: TimeWindow): Phase | null {
  const day = useKnownDay();
  return day === null ? null : phaseOn(window, day);
}
