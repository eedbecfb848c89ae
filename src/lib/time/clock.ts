import { createEmitter } from '#src/lib/emitter.ts';

/** A smaller difference between two clocks is ignored: a response takes time, and `Date` has no milliseconds. */
const toleranceMs = 60_000;

/** How the time became known: the source, and the difference between device clock and page clock at that moment. */
type Basis = { source: 'server' | 'device'; offsetMs: number };

let correctionMs = 0;
let basis: Basis | null = null;
let replacedClock: (() => number) | undefined;
const corrections = createEmitter<void>();

/** The difference between the device's clock and the clock of the page, which nobody can set. */
const deviceOffset = () => Date.now() - performance.now();

/**
 * How far the device's clock has run ahead of the page's clock since the time became known. It is positive after the
 * device has slept, or when its clock is set forward; negative when its clock is set back.
 */
const drift = (): number => (basis ? deviceOffset() - basis.offsetMs : 0);

function correctedTime(): number {
  const device = Date.now() + correctionMs;
  // Only a clock that was set back is behind the page's clock.
  return basis?.source === 'server' && drift() < -toleranceMs ? device - drift() : device;
}

/**
 * Returns the current time in milliseconds since 1970 (UTC), by the server's clock once a response has shown it. In
 * development it is the time of the mock's clock.
 */
export const now = (): number => replacedClock?.() ?? correctedTime();

/**
 * Returns the current time by the clock of the device, in milliseconds since 1970 (UTC). For times that are compared with
 * each other, also across a reload: a correction in between must not change their difference.
 */
export const deviceNow = (): number => replacedClock?.() ?? Date.now();

/** Calls the listener when the time has jumped, or has become known. Returns the function that unsubscribes. */
export const onClockCorrected = corrections.add;

/**
 * Replaces the clock. For development, tests and the demo only.
 * @param clock undefined restores the device's clock, as before the first response
 */
export function setClock(clock: (() => number) | undefined): void {
  replacedClock = clock;
  correctionMs = 0;
  basis = null;
}

/** Returns whether `now` is known: by a response, or by `acceptTime`. A device clock that was set makes it unknown again. */
export const isTimeKnown = (): boolean =>
  replacedClock !== undefined || (basis !== null && Math.abs(drift()) <= toleranceMs);

/** Returns whether `now` is the server's time. Only then may the site refuse something because of its period. */
export const isServerTime = (): boolean => isTimeKnown() && (replacedClock !== undefined || basis?.source === 'server');

/** Sets the time and how it became known. Tells the listeners if it has jumped, or was unknown. */
function setTime(correction: number, source: Basis['source']): void {
  const [wasKnown, before] = [isTimeKnown(), now()];
  correctionMs = correction;
  basis = { source, offsetMs: deviceOffset() };
  if (!wasKnown || Math.abs(now() - before) > toleranceMs) corrections.emit();
}

/** Accepts the time of `now` as it is, because the server's time cannot be learnt. A later response still corrects it. */
export function acceptTime(): void {
  if (!isTimeKnown()) setTime(correctedTime() - Date.now(), 'device');
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
  setTime(Math.abs(correction - correctionMs) > toleranceMs ? correction : correctionMs, 'server');
}
