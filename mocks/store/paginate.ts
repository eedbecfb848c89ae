/** One page of a list. A page past the end is empty. */
export const paginate = <Row>(rows: Row[], { page, row }: { page: number; row: number }): Row[] =>
  rows.slice((page - 1) * row, page * row);
