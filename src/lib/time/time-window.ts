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
