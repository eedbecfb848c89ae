/** When the mock's world begins: between the opening and the end of the pre-registration. */
export const mockStart = Date.parse('2025-11-05T10:00:00+09:00');

/** The day in Seoul at a moment, YYYY-MM-DD. Seoul is nine hours ahead of UTC and keeps no summer time. */
export const seoulDay = (moment: number): string => new Date(moment + 9 * 3_600_000).toISOString().slice(0, 10);

/** The time in the mock's world. It runs with real time, from `worldStart`, and can be moved. */
export class Clock {
  #shift = mockStart - Date.now();

  /** Milliseconds since 1970, as `Date.now()` has them. */
  now(): number {
    return Date.now() + this.#shift;
  }

  /** The day in Seoul, YYYY-MM-DD. */
  today(): string {
    return seoulDay(this.now());
  }

  /** Moves the clock to a moment; from there it runs on. */
  set(now: number): void {
    this.#shift = now - Date.now();
  }

  /** Moves the clock ahead, or back with a negative number. */
  advance(milliseconds: number): void {
    this.#shift += milliseconds;
  }
}
