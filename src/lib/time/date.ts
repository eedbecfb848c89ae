const seoulDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Formats a stored date or time as a date in Asia/Seoul.
 * @param value YYYY-MM-DD or an ISO 8601 time; may be missing or invalid
 * @returns YYYY-MM-DD; '-' if the value is missing or invalid
 */
export function formatDate(value: string | null | undefined): string {
  if (!value) return '-';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? '-' : seoulDay.format(moment);
}
