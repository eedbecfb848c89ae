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
