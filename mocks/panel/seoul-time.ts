/** The offset of Seoul from UTC. Seoul has no daylight saving time. */
const utcOffsetMs = 9 * 3_600_000;

const seoulFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ko-KR', { ...options, timeZone: 'Asia/Seoul', hourCycle: 'h23' });
const date = seoulFormat({ dateStyle: 'long' });
const weekday = seoulFormat({ weekday: 'short' });
const time = seoulFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Formats a time in milliseconds since 1970 for Seoul: `2025년 11월 5일 (수) 10:00:00`. */
export const seoulText = (moment: number): string =>
  `${date.format(moment)} (${weekday.format(moment)}) ${time.format(moment)}`;

/** Formats a time in milliseconds since 1970 as a `datetime-local` value in Seoul: `2025-11-05T10:00`. */
export const seoulField = (moment: number): string => new Date(moment + utcOffsetMs).toISOString().slice(0, 16);

/** Parses a `datetime-local` value in Seoul time. Returns milliseconds since 1970, or null for an invalid value. */
export function parseSeoulField(field: string): number | null {
  const localTime = Date.parse(`${field}Z`);
  return Number.isNaN(localTime) ? null : localTime - utcOffsetMs;
}
