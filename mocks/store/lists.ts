/**
 * Returns one page of a list. A page past the end is empty.
 * @param query the page number, counted from 1, and the rows per page
 */
export const paginate = <Row>(rows: Row[], { page, row }: { page: number; row: number }): Row[] =>
  rows.slice((page - 1) * row, page * row);

/** Orders records by date, the newest first; those of one day, or without a date, by their number. */
export function newestFirst(
  one: { date: string | null; pk: number },
  other: { date: string | null; pk: number },
): number {
  const [first, second] = [one.date ?? '', other.date ?? ''];
  if (first === second) return other.pk - one.pk;
  return first < second ? 1 : -1;
}
