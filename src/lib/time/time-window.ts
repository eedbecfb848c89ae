/**
 * A time span. Its times have a time zone (ISO 8601, '2025-11-03T00:00:00+09:00'), so that all visitors get the same
 * result.
 */
export type TimeWindow = {
  /** The first moment inside the window. Without it the window has no beginning. */
  opens?: string;
  /** The first moment after the window. */
  closes: string;
};

/** The position of a moment: before, inside or after a window. */
export type Phase = 'before' | 'open' | 'after';

/**
 * Returns the phase of a window at a moment. The result does not depend on the visitor's time zone.
 * @param moment in milliseconds since 1970 (UTC)
 */
export function phaseAt({ opens, closes }: TimeWindow, moment: number): Phase {
  if (opens !== undefined && moment < Date.parse(opens)) return 'before';
  return moment < Date.parse(closes) ? 'open' : 'after';
}

/**
 * Returns the time until the next change of the phase.
 * @param moment in milliseconds since 1970 (UTC)
 * @returns milliseconds; null after the last change
 */
export function msUntilPhaseChange({ opens, closes }: TimeWindow, moment: number): number | null {
  const changes = [opens ?? closes, closes].map((text) => Date.parse(text) - moment);
  return changes.find((wait) => wait > 0) ?? null;
}
