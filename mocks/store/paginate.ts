/**
 * Returns one page of a list. A page past the end is empty.
 * @param query the page number, counted from 1, and the rows per page
 */
export const paginate = <Row>(rows: Row[], { page, row }: { page: number; row: number }): Row[] =>
  rows.slice((page - 1) * row, page * row);
