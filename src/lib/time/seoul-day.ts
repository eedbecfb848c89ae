import { formatDate } from './date.ts';

/** Returns the day in Asia/Seoul as YYYY-MM-DD. @param moment a time in milliseconds since 1970 (UTC) */
export const seoulDay = (moment: number): string => formatDate(new Date(moment).toISOString());

const hourMs = 3_600_000;

/**
 * Returns the time until the next midnight in Asia/Seoul (UTC+9, no daylight saving time).
 * @param moment a time in milliseconds since 1970 (UTC)
 */
export const msUntilNextDay = (moment: number): number => 24 * hourMs - ((moment + 9 * hourMs) % (24 * hourMs));

const partsOf = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const weekday = '일월화수목금토'.charAt(new Date(`${day}T00:00:00Z`).getUTCDay());
  return { year, month, date, weekday };
};

/** Formats a day for a sentence: '11월 3일(월)'. @param day YYYY-MM-DD */
export function longDay(day: string): string {
  const { month, date, weekday } = partsOf(day);
  return `${month}월 ${date}일(${weekday})`;
}

/** Formats a day for a table: '11/3(월)'. @param day YYYY-MM-DD */
export function shortDay(day: string): string {
  const { month, date, weekday } = partsOf(day);
  return `${month}/${date}(${weekday})`;
}
