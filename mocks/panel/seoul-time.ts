/** Seoul is nine hours ahead of UTC and keeps no summer time. */
const utcOffsetMs = 9 * 3_600_000;

const seoulFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ko-KR', { ...options, timeZone: 'Asia/Seoul', hourCycle: 'h23' });
const date = seoulFormat({ dateStyle: 'long' });
const weekday = seoulFormat({ weekday: 'short' });
const time = seoulFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** A moment as one reads it in Seoul: `2025년 11월 5일 (수) 10:00:00`. */
export const seoulText = (moment: number): string =>
  `${date.format(moment)} (${weekday.format(moment)}) ${time.format(moment)}`;

/** A moment as a date-time field wants it, in the time of Seoul: `2025-11-05T10:00`. */
export const seoulField = (moment: number): string => new Date(moment + utcOffsetMs).toISOString().slice(0, 16);

/** The moment that a date-time field says in the time of Seoul, or null when it says none. */
export function parseSeoulField(field: string): number | null {
  const wall = Date.parse(`${field}Z`);
  return Number.isNaN(wall) ? null : wall - utcOffsetMs;
}
