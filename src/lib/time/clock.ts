import { createEmitter } from '#src/lib/emitter.ts';

/** A smaller difference between two clocks is ignored: a response takes time, and `Date` has no milliseconds. */
const toleranceMs = 60_000;

let correctionMs = 0;
let replacedClock: (() => number) | undefined;
const corrections = createEmitter<void>();

/**
 * Returns the current time in milliseconds since 1970 (UTC), by the server's clock once a response has shown it. In
 * development it is the time of the mock's clock.
 */
export const now = (): number => replacedClock?.() ?? Date.now() + correctionMs;

/**
 * Returns the current time by the clock of the device, in milliseconds since 1970 (UTC). For times that are compared with
 * each other, also across a reload: a correction in between must not change their difference.
 */
export const deviceNow = (): number => replacedClock?.() ?? Date.now();

/** Calls the listener when the time that `now` returns has jumped. Returns the function that unsubscribes. */
export const onClockCorrected = corrections.add;

/** Replaces the clock. For development, tests and the demo only. */
export function setClock(clock: () => number): void {
  replacedClock = clock;
}

/**
 * Corrects the clock by the `Date` header of a response (RFC 9110, section 6.6.1): the clock of a device may be wrong by
 * days, and the server decides by its own.
 * @param date the value of the header; null if the response has none, which changes nothing
 */
export function correctClock(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  const correction = Math.abs(difference) > toleranceMs ? difference : 0;
  if (Math.abs(correction - correctionMs) <= toleranceMs) return;
  correctionMs = correction;
  corrections.emit();
}
