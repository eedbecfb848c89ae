import { faker } from '@faker-js/faker/locale/ko';

const dayMs = 86_400_000;
const maxIntervalMs = 12 * dayMs;
const oldestMs = Date.parse('2003-03-01T00:00:00Z');

/** Returns the date of a time in milliseconds since 1970 as YYYY-MM-DD (UTC). */
const dayOf = (time: number | Date) => new Date(time).toISOString().slice(0, 10);

/**
 * Returns the date of a record in a series, newest first. The records are spread evenly, so that thousands of them fit
 * into the history of the society.
 * @param before the date (YYYY-MM-DD) before which all records are
 * @param index the position of the record, counted from 0
 * @param count the number of records
 * @returns YYYY-MM-DD
 */
export function dateBefore(before: string, index: number, count: number): string {
  const newestMs = Date.parse(`${before}T00:00:00Z`) - 1;
  const intervalMs = Math.min(maxIntervalMs, (newestMs - oldestMs) / count);
  const to = newestMs - index * intervalMs;
  return dayOf(faker.date.between({ from: to - intervalMs, to }));
}

/** Returns a random date of a year as YYYY-MM-DD. */
export const dateIn = (year: number): string =>
  dayOf(faker.date.between({ from: Date.UTC(year, 0, 2), to: Date.UTC(year, 9, 20) }));
