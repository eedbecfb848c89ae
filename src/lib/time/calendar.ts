/**
 * Returns the number of days of a month.
 * @param year the year as text; an empty text counts as a leap year
 * @param month 1 to 12 as text; other values have 31 days
 */
export function daysInMonth(year: string, month: string): number {
  const number = Number(month);
  if (!Number.isInteger(number) || number < 1 || number > 12) return 31;
  // Day 0 of the next month is the last day of this month. The year 2000 is a leap year.
  return new Date(Date.UTC(Number(year) || 2000, number, 0)).getUTCDate();
}
