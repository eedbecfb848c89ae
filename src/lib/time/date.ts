const seoulDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * A stored day or moment as a day in Asia/Seoul.
 * @param value YYYY-MM-DD, or an ISO 8601 moment; null and text that is no date are allowed
 * @returns YYYY-MM-DD, or '-' where there is no date
 */
export function formatDate(value: string | null | undefined): string {
  if (!value) return '-';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? '-' : seoulDay.format(moment);
}
