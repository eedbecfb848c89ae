/** The start time of the mock clock in milliseconds since 1970. It is within the pre-registration period. */
export const mockStart = Date.parse('2025-11-05T10:00:00+09:00');

/**
 * Returns the date in Seoul (UTC+9, no daylight saving time).
 * @param moment milliseconds since 1970
 * @returns the date as YYYY-MM-DD
 */
export const seoulDay = (moment: number): string => new Date(moment + 9 * 3_600_000).toISOString().slice(0, 10);

/** The clock of the mock. It starts at `mockStart`, runs at the speed of real time, and can be set. */
export class Clock {
  #shift = mockStart - Date.now();

  /** Returns the time in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#shift;
  }

  /** Returns the date in Seoul as YYYY-MM-DD. */
  today(): string {
    return seoulDay(this.now());
  }

  /** Sets the clock to a time in milliseconds since 1970. It continues to run from there. */
  set(now: number): void {
    this.#shift = now - Date.now();
  }

  /** Advances the clock. A negative number sets it back. */
  advance(milliseconds: number): void {
    this.#shift += milliseconds;
  }
}
