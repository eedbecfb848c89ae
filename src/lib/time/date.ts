const seoulDay = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Formats a day in Asia/Seoul as YYYY-MM-DD. It joins the parts itself, because the pattern of a locale differs: WebKit on
 * Linux knows only the languages of the user, and formats others as in the United States.
 */
function formatSeoulDay(moment: Date): string {
  const parts = seoulDay.formatToParts(moment);
  return ['year', 'month', 'day'].map((name) => parts.find(({ type }) => type === name)?.value ?? '').join('-');
}

/**
 * Formats a stored date or time as a date in Asia/Seoul.
 * @param value YYYY-MM-DD or an ISO 8601 time; may be missing or invalid
 * @returns YYYY-MM-DD; '-' if the value is missing or invalid
 */
export function formatDate(value: string | null | undefined): string {
  if (!value) return '-';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? '-' : formatSeoulDay(moment);
}
