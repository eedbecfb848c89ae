let readClock = Date.now;

/** Returns the current time in milliseconds since 1970 (UTC). In development it is the time of the mock's clock. */
export const now = (): number => readClock();

/** Replaces the clock. For development and tests only. */
export function setClock(clock: () => number): void {
  readClock = clock;
}
