import { seoulDay } from './seoul-day.ts';

/** A period of whole days in Asia/Seoul (YYYY-MM-DD), both included, so that all visitors get the same result. */
export type TimeWindow = {
  /** Without it the period has no beginning. */
  first?: string;
  last: string;
};

/** The position of a moment: before, inside or after a period. */
export type Phase = 'before' | 'open' | 'after';

/** Returns the phase of a period on a day. @param day YYYY-MM-DD in Asia/Seoul */
export function phaseOn({ first = '', last }: TimeWindow, day: string): Phase {
  if (day < first) return 'before';
  return day <= last ? 'open' : 'after';
}

/** Returns the phase of a period at a moment. @param moment in milliseconds since 1970 (UTC) */
export const phaseAt = (window: TimeWindow, moment: number): Phase => phaseOn(window, seoulDay(moment));

/**
 * Returns the phase in which a server has refused something because of its period. Near a boundary, the two clocks may
 * differ by up to a minute. A moment inside the period therefore counts for the nearer boundary.
 * @param moment in milliseconds since 1970 (UTC)
 */
export function closedPhaseAt(window: Required<TimeWindow>, moment: number): Exclude<Phase, 'open'> {
  const phase = phaseAt(window, moment);
  if (phase !== 'open') return phase;
  const opens = Date.parse(`${window.first}T00:00:00+09:00`);
  const closes = Date.parse(`${window.last}T24:00:00+09:00`);
  return moment - opens < closes - moment ? 'before' : 'after';
}
