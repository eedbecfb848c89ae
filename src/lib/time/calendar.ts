/**
 * How many days a month has.
 * @param year as text; without one, 29 February is possible
 * @param month 1 to 12 as text; without one, 31
 */
export function daysInMonth(year: string, month: string): number {
  const number = Number(month);
  if (!Number.isInteger(number) || number < 1 || number > 12) return 31;
  // Day 0 of the next month is the last of this one; 2000 is a leap year.
  return new Date(Date.UTC(Number(year) || 2000, number, 0)).getUTCDate();
}
