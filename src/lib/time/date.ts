/** Seoul is nine hours ahead of UTC, without daylight saving time. */
const seoulOffsetMs = 9 * 3_600_000;

/** Returns the day in Asia/Seoul (YYYY-MM-DD) of a stored date or time; null if it is missing or no day of the calendar. */
export function readDay(value: string | null | undefined): string | null {
  const day = formatDate(value);
  return Number.isNaN(Date.parse(day)) ? null : day;
}

/**
 * Formats a stored date or time as a date in Asia/Seoul.
 * @param value YYYY-MM-DD or an ISO 8601 time; may be missing or invalid
 * @returns YYYY-MM-DD; '-' if the value is missing or invalid
 */
export function formatDate(value: string | null | undefined): string {
  if (!value) return '-';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const moment = new Date(Date.parse(value) + seoulOffsetMs);
  return Number.isNaN(moment.getTime()) ? '-' : moment.toISOString().slice(0, 10);
}

/** Returns a moment as if Seoul's clock were UTC, so that its parts can be read from `toISOString`. */
const inSeoul = (time: number): string => new Date(time + seoulOffsetMs).toISOString();

/**
 * Formats the time of day in Asia/Seoul.
 * @param time milliseconds since 1970
 * @returns HH:MM, from 00:00 to 23:59
 */
export const formatClock = (time: number): string => inSeoul(time).slice(11, 16);

/**
 * Formats a moment of the last days in Asia/Seoul, without its year.
 * @param time milliseconds since 1970
 * @returns for example '3월 9일 14:05'
 */
export function formatMoment(time: number): string {
  const [month, day] = inSeoul(time).slice(5, 10).split('-').map(Number);
  return `${month}월 ${day}일 ${formatClock(time)}`;
}
