/** A span of time. A moment that is written carries its zone (ISO 8601, '2025-11-03T00:00:00+09:00'), so that it is the same everywhere. */
export type TimeWindow = {
  /** The first moment that counts; without one the window was open all along. */
  opens?: string;
  /** The first moment that does not count any more. */
  closes: string;
};

/** Where a moment lies: before a window, in it, or after it. */
export type Phase = 'before' | 'open' | 'after';

/**
 * Where a moment lies. The visitor's own zone plays no part.
 * @param moment in ms since 1970 (UTC)
 */
export function phaseAt({ opens, closes }: TimeWindow, moment: number): Phase {
  if (opens !== undefined && moment < Date.parse(opens)) return 'before';
  return moment < Date.parse(closes) ? 'open' : 'after';
}

/**
 * How long it takes until the phase changes.
 * @param moment in ms since 1970 (UTC)
 * @returns ms, null when it never changes again
 */
export function msUntilPhaseChange({ opens, closes }: TimeWindow, moment: number): number | null {
  const changes = [opens ?? closes, closes].map((text) => Date.parse(text) - moment);
  return changes.find((wait) => wait > 0) ?? null;
}
