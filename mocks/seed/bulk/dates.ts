import { faker } from '@faker-js/faker/locale/ko';

const dayMs = 86_400_000;
const maxIntervalMs = 12 * dayMs;
const oldestMs = Date.parse('2003-03-01T00:00:00Z');

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
  return faker.date
    .between({ from: to - intervalMs, to })
    .toISOString()
    .slice(0, 10);
}
