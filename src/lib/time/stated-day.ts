/** A day of an event (YYYY-MM-DD in Asia/Seoul), with its times (HH:MM) if the text has them. */
export type StatedDay = { day: string; start?: string | undefined; end?: string | undefined };

const fullDate =
  /(\d{4})\s*[년.\-/]\s*(\d{1,2})\s*[월.\-/]\s*(\d{1,2})(?:\s*일|\.)?(?:\s*\(\s*([일월화수목금토])(?:요일)?\s*\))?(\s*(?:까지|부터|이전|이후|마감|[~∼～–-]\s*\d{1,2}(?!:|\d)))?/g;
const otherDate = /\d{1,2}\s*월\s*\d{1,2}|\d\s*일(?!반)|(?<!\d)\d{1,2}\s*[./]\s*\d{1,2}\s*\(/;
const changedEvent = /연기|취소|미정/;
const timeSpan = /(?<!\d)([01]?\d|2[0-3]):([0-5]\d)(?:\s*[~∼～–-]\s*([01]?\d|2[0-3]):([0-5]\d))?/g;

const timeOf = (hours: string | undefined, minutes: string | undefined) =>
  hours === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`;

/** Returns the day of a date as YYYY-MM-DD, or null if there is no such day, or if it is another day of the week. */
function dayOf(year = '', month = '', date = '', weekday?: string): string | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day) return null;
  return weekday && weekday !== '일월화수목금토'.charAt(moment.getUTCDay()) ? null : day;
}

/**
 * Returns the day of an event if its text states exactly one day, without doubt: a complete date that exists, with the right
 * day of the week, and no other date, deadline or period.
 * @param text the text of an event guide, without markup
 */
export function findStatedDay(text: string): StatedDay | null {
  const dates = [...text.matchAll(fullDate)];
  const days = new Set(dates.map(([, year, month, date, weekday]) => dayOf(year, month, date, weekday)));
  const [day = null] = days;
  const hasDoubt = dates.some(([, , , , , limit]) => limit !== undefined) || changedEvent.test(text);
  if (days.size !== 1 || day === null || hasDoubt || otherDate.test(text.replace(fullDate, ' '))) return null;
  const [times, ...otherTimes] = text.replace(fullDate, ' ').matchAll(timeSpan);
  if (!times || otherTimes.length > 0) return { day };
  return { day, start: timeOf(times[1], times[2]), end: timeOf(times[3], times[4]) };
}
