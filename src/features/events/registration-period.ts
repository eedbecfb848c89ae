import { isServerTime, now } from '#src/lib/time/clock.ts';
import { closedPhaseAt, type Phase, phaseAt, type TimeWindow } from '#src/lib/time/time-window.ts';

/** The messages outside the advance registration period. */
export const closedPeriodTexts: Record<Exclude<Phase, 'open'>, string> = {
  before: '사전 등록 기간이 아닙니다.',
  after: '사전 등록 기간이 종료되었습니다.',
};

/**
 * Returns the message with which the site itself refuses a registration; null within the period. Some servers do not check
 * the period. The clock of a device may be wrong, so the site decides only by the server's time.
 * @param period the period of the registration
 */
export function closedPeriodText(period: TimeWindow): string | null {
  if (!isServerTime()) return null;
  const phase = phaseAt(period, now());
  return phase === 'open' ? null : closedPeriodTexts[phase];
}

/** Returns the message for a registration that the server has refused because of its period. */
export const refusedPeriodText = (period: Required<TimeWindow>): string =>
  closedPeriodTexts[closedPhaseAt(period, now())];
